/** Styles of the bar over the page, and of the frame around an element. */
export const ON_PAGE_STYLES = `
.bar { inset-inline: 0; bottom: 16px; margin-inline: auto; width: 460px; }
.bar .body { padding: 16px 18px; }
.bar .foot { padding: 0 18px 16px; }
.bar .title { font-size: 15px; }
.bar.aside { bottom: auto; top: 16px; }
.keys { margin: 8px 0 0; color: var(--quiet); font-size: 12.5px; }
.keys kbd { padding: 1px 5px; border-radius: 5px; background: var(--pressed); color: var(--ink); font: 11.5px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
.picked { display: grid; gap: 6px; margin: 12px 0 0; padding: 0; list-style: none; counter-reset: tried; }
.picked li { display: grid; grid-template-columns: 18px 1fr auto; gap: 8px; align-items: baseline; counter-increment: tried; }
.picked li::before { content: counter(tried); color: var(--quiet); font-size: 12px; text-align: center; }
.picked code { overflow-wrap: anywhere; font: 12px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
.picked span { color: var(--quiet); font-size: 12px; white-space: nowrap; }
.warn { margin: 10px 0 0; color: var(--danger); font-size: 13px; }
.outline { position: fixed; z-index: var(--docent-z1, 2147483001); top: 0; left: 0; pointer-events: none; border-radius: 4px; box-shadow: 0 0 0 2px var(--primary), 0 0 0 4px var(--ground), inset 0 0 0 9999px var(--glow); }
.tag { position: fixed; z-index: var(--docent-z1, 2147483001); top: 0; left: 0; max-width: min(420px, 90vw); padding: 2px 8px; overflow: hidden; border-radius: 6px; background: var(--primary); color: var(--on-primary); font: 12px/1.6 ui-monospace, "SF Mono", Menlo, Consolas, monospace; text-overflow: ellipsis; white-space: nowrap; pointer-events: none; }
.bar.step { width: auto; min-width: min(420px, calc(100vw - 32px)); }
.steps { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 8px 8px 8px 18px; }
.docent[dir=rtl] .steps { padding: 8px 18px 8px 8px; }
.steps .name { flex: 1; min-width: 120px; overflow: hidden; font-size: 13px; font-weight: 550; text-overflow: ellipsis; white-space: nowrap; }
.steps .quiet { font-variant-numeric: tabular-nums; }
.steps .close { position: static; }
.note { padding: 0 18px 12px; color: var(--quiet); font-size: 13px; }
.note:empty { display: none; }
@media (forced-colors: active) { .outline { outline: 3px solid Highlight; } }
`;
