/** Styles of the debug panel. */
export const DEBUG_STYLES = `
.debug { display: block; bottom: 12px; inset-inline-start: 12px; width: 440px; max-width: calc(100vw - 24px); max-height: min(680px, 85vh); overflow: auto; font-size: 13px; line-height: 1.5; }
.head { position: sticky; z-index: 2; top: 0; display: flex; align-items: center; gap: 8px; padding: 10px 10px 10px 18px; border-bottom: 1px solid var(--line); background: var(--ground); }
.docent[dir=rtl] .head { padding: 10px 18px 10px 10px; }
.head .title { flex: 1; font-size: 15px; }
.head .button { min-height: 30px; padding: 4px 10px; font-size: 12.5px; }
.head .close { position: static; width: 30px; height: 30px; }
.part { padding: 14px 18px; border-top: 1px solid var(--line); }
.part:first-child { border-top: 0; }
.part h3 { margin: 0 0 8px; font-size: 13px; font-weight: 600; }
.facts { display: grid; grid-template-columns: 96px 1fr; gap: 4px 12px; margin: 0; }
.facts dt { color: var(--quiet); }
.facts dd { margin: 0; }
code { font: 12px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
.alarm { margin: 0 0 12px; padding: 10px 12px; border-radius: var(--radius-small); background: var(--pressed); font-weight: 550; }
.widget { border: 1px solid var(--line); border-radius: var(--radius-small); }
.widget + .widget { margin-top: 8px; }
.widget summary { display: grid; grid-template-columns: 16px 1fr; gap: 0 8px; padding: 10px 12px; border-radius: var(--radius-small); cursor: pointer; list-style: none; }
.widget summary::-webkit-details-marker { display: none; }
.widget summary:hover { background: var(--raised); }
.widget summary > b { font-weight: 600; }
.widget summary > b code { margin-inline-start: 6px; color: var(--quiet); font-weight: 400; }
.widget summary > i { grid-column: 2; color: var(--quiet); font-style: normal; }
.list { display: grid; gap: 8px; margin: 0; padding: 4px 12px 12px; list-style: none; }
.list li { display: grid; grid-template-columns: 16px 68px 1fr; gap: 0 8px; }
.list b { color: var(--quiet); font-weight: 400; }
.list .value { display: grid; grid-column: 3; grid-template-columns: 52px 1fr; color: var(--quiet); }
.list .value code { color: var(--ink); }
.mark { align-self: start; margin-top: 3px; width: 14px; height: 14px; color: var(--quiet); }
.mark.held { color: var(--danger); } .mark.passed { color: var(--on-tint); }
.log { max-height: 200px; overflow: auto; }
.log ol { display: grid; gap: 3px; margin: 0; padding: 0; list-style: none; }
.log time { margin-inline-end: 8px; color: var(--quiet); }
@media (max-width: 480px) { .debug { inset: auto 0 0; width: 100%; max-width: none; max-height: 70vh; border-radius: var(--radius) var(--radius) 0 0; } }
`;
