/** Styles of the sections and items of a roadmap. */
export const ROADMAP_STYLES = `
.wide { max-width: 1240px; }
.sections { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 290px), 1fr)); align-items: start; gap: 40px 24px; margin-top: 40px; }
.section h2 { display: flex; align-items: baseline; gap: 8px; margin: 0 0 12px; font-size: 16px; font-weight: 600; }
.section h2 span { color: var(--quiet); font-size: 14px; font-weight: 400; font-variant-numeric: tabular-nums; }
.section { min-width: 0; }
.items { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; margin: 0; padding: 0; list-style: none; }
.item { display: flex; gap: 14px; padding: 14px; border: 1px solid var(--line); border-radius: var(--radius-small); background: var(--ground); scroll-margin-top: 24px; }
.item:target { border-color: var(--accent); }
.item > div { flex: 1; min-width: 0; }
.item h3 { margin: 0; font-size: 15px; font-weight: 600; line-height: 1.4; }
.item .tag { margin-top: 8px; }
.item .rich { margin-top: 4px; font-size: 14px; }
.vote { display: grid; justify-items: center; align-content: center; gap: 2px; width: 50px; min-height: 54px; padding: 4px; border-color: var(--field-line); background: var(--ground); color: var(--ink); font-size: 14px; line-height: 1.3; font-variant-numeric: tabular-nums; }
.vote:hover { border-color: var(--accent); background: var(--raised); }
.vote svg { display: block; }
.vote.on { border-color: var(--accent); background: var(--tint); color: var(--on-tint); box-shadow: inset 0 0 0 1px var(--accent); }
.none { margin: 0; color: var(--quiet); font-size: 14px; }
.more { margin: 12px 0 0; font-size: 14px; }
`;
