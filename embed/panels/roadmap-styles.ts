/** Styles of the items of a roadmap. */
export const ROADMAP_STYLES = `
.section { padding: 24px 28px 8px; }
.section:last-child { padding-bottom: 32px; }
.heading { display: flex; align-items: baseline; gap: 8px; margin: 0 0 12px; font-size: 15px; font-weight: 600; }
.heading b { color: var(--quiet); font-size: 13px; font-weight: 400; font-variant-numeric: tabular-nums; }
.items { display: grid; gap: 10px; margin: 0; padding: 0; list-style: none; }
.item { display: flex; gap: 14px; padding: 14px; border: 1px solid var(--line); border-radius: var(--radius-small); }
.about { flex: 1; min-width: 0; }
.name { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; margin: 0; font-size: 14.5px; font-weight: 600; line-height: 1.4; }
.name + .rich { margin-top: 3px; font-size: 13.5px; }
.item .error { margin-top: 8px; }
.vote {
  display: grid; justify-items: center; align-content: center; gap: 1px; flex: none; width: 48px; min-height: 52px; padding: 4px; border: 1px solid var(--field-line); border-radius: var(--radius-small);
  background: var(--ground); font-size: 13.5px; font-weight: 600; line-height: 1.3; font-variant-numeric: tabular-nums; align-self: flex-start; transition: background .12s, border-color .12s, color .12s;
}
.vote:hover { border-color: var(--accent); background: var(--raised); }
.vote[aria-pressed=true] { border-color: var(--accent); background: var(--tint); color: var(--on-tint); box-shadow: inset 0 0 0 1px var(--accent); }
@media (max-width: 480px) { .section { padding: 20px 20px 4px; } }
`;
