/** Styles of what people choose from: numbers, emoji, options. */
export const SCALE_STYLES = `
.choice, .option { padding: 9px 12px; border: 1px solid var(--line); border-radius: var(--radius-small); background: var(--ground); line-height: 1.45; transition: background .12s, border-color .12s, transform .2s var(--ease); }
.choice:hover, .option:hover { background: var(--raised); border-color: var(--field-line); }
.scale { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 5px; margin-top: 16px; }
.scale .choice { min-width: 24px; height: 40px; padding: 0; font-size: 14px; font-weight: 550; font-variant-numeric: tabular-nums; }
.scale .choice:hover { border-color: var(--accent); background: var(--tint); color: var(--on-tint); }
.scale .choice[aria-checked=true] { border-color: var(--primary); background: var(--primary); color: var(--on-primary); }
.ends { display: flex; justify-content: space-between; gap: 16px; margin-top: 8px; color: var(--quiet); font-size: 12.5px; }
.ends span:last-child { text-align: end; }
.emoji, .options { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 14px; }
.emoji .choice { flex: 1; min-width: 48px; height: 52px; padding: 0; border-color: transparent; background: var(--raised); font-size: 26px; line-height: 1; }
.emoji .choice:hover { background: var(--pressed); transform: translateY(-2px); }
.option, .options .choice { display: flex; align-items: flex-start; gap: 10px; width: 100%; min-height: 42px; text-align: start; cursor: pointer; }
.options .choice::before, .option i { content: ""; flex: none; width: 18px; height: 18px; margin-top: 1px; border: 1.5px solid var(--field-line); border-radius: 50%; transition: border .15s; }
.option i { display: grid; place-items: center; border-radius: 5px; color: transparent; }
.choice[aria-checked=true] { border-color: var(--primary); background: var(--tint); color: var(--on-tint); }
.option:has(:checked) { border-color: var(--primary); background: var(--tint); }
.options .choice[aria-checked=true]::before { border: 5.5px solid var(--primary); }
.option :checked + i { border-color: var(--primary); background: var(--primary); color: var(--on-primary); }
.option input { position: absolute; opacity: 0; width: 1px; height: 1px; }
.option:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin-top: 14px; }
.pair .choice { min-height: 42px; font-weight: 550; }
`;
