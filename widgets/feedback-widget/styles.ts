/** Styles of feedback widgets. */
export const FEEDBACK_STYLES = `
.feedback > .body { padding-bottom: 16px; }
.kinds { display: grid; grid-template-columns: repeat(auto-fit, minmax(54px, 1fr)); gap: 8px; margin-top: 16px; }
.kinds .choice { display: flex; flex-direction: column; align-items: center; gap: 6px; min-height: 44px; padding: 12px 3px 10px; border: 1px solid var(--line); border-radius: var(--radius-small); background: var(--ground); font-size: 12.5px; font-weight: 550; line-height: 1.3; color: var(--quiet); transition: background .12s, border-color .12s, transform .2s var(--ease); }
.kinds .choice:hover { background: var(--raised); border-color: var(--field-line); }
.kinds .choice[aria-checked=true] { border-color: var(--primary); background: var(--tint); color: var(--on-tint); }
.kinds .choice b { font-size: 26px; font-weight: 400; line-height: 1; }
.kinds .choice:hover b { transform: scale(1.08); }
.kinds .choice b { transition: transform .2s var(--ease); }
.kind { display: contents; }
`;
