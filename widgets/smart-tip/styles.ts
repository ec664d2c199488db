/** Styles of smart tips. */
export const TIP_STYLES = `
.tip { width: max-content; max-width: min(300px, calc(100vw - 24px)); top: 0; left: 0; overflow: visible; visibility: hidden; border-radius: min(var(--radius), 12px); }
.tip.placed { visibility: visible; }
.tip > .body { padding: 14px 16px; }
.tip .title { font-size: 14px; line-height: 1.4; }
.tip .title + .rich { margin-top: 3px; }
.tip .rich { font-size: 13.5px; }
.tip .close { top: 8px; inset-inline-end: 8px; width: 26px; height: 26px; }
.tip.has-close > .body > :first-child { padding-inline-end: 24px; }
.tip.enter { animation: fade .16s ease-out both; }
.tip > .arrow { position: absolute; width: 12px; height: 12px; background: var(--ground); transform: rotate(45deg); border-radius: 2px; }
.arrow[data-side=top] { box-shadow: 1px 1px 0 0 var(--edge); } .arrow[data-side=bottom] { box-shadow: -1px -1px 0 0 var(--edge); }
.arrow[data-side=left] { box-shadow: 1px -1px 0 0 var(--edge); } .arrow[data-side=right] { box-shadow: -1px 1px 0 0 var(--edge); }
.mark { position: fixed; top: 0; left: 0; z-index: var(--docent-z1, 2147483001); display: grid; place-items: center; width: 24px; height: 24px; padding: 0; border: 0; border-radius: 50%; background: none; color: var(--primary); }
.mark i { position: relative; width: 10px; height: 10px; border-radius: 50%; background: currentColor; box-shadow: 0 0 0 2px var(--ground); }
.mark i::after { content: ""; position: absolute; inset: 0; border-radius: 50%; background: currentColor; animation: pulse 2.2s ease-out infinite; }
.mark svg { width: 20px; height: 20px; border-radius: 50%; background: var(--ground); color: var(--accent); }
@keyframes pulse { from { opacity: .7; transform: scale(1); } 70%, to { opacity: 0; transform: scale(2.4); } }
`;
