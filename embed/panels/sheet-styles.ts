/** Styles of every panel: the sheet at the side, its header, and its loading and empty states. */
export const SHEET_STYLES = `
/* Defaults until the theme of the company is loaded. */
.docent {
  --away: 100%; --radius: 14px; --radius-small: 8px; --font: system-ui, sans-serif; --scrim: rgba(15, 18, 28, .5);
  --primary: #4f46e5; --on-primary: #fff; --accent: #4f46e5; --ground: #fff; --pressed: #ececee; --ink: #171923; --quiet: #6f7077; --line: #e5e6e7;
}
.docent[data-scheme=dark] { --primary: #818cf8; --on-primary: #111318; --accent: #818cf8; --ground: #1c1e25; --pressed: #3a3c42; --ink: #f0f1f5; --quiet: #9fa1a6; --line: #3e4046; }
.docent[dir=rtl] { --away: -100%; }
.scrim { position: fixed; inset: 0; z-index: var(--docent-z0, 2147483000); background: var(--scrim); }
.scrim.enter { animation-name: fade; }
.panel {
  display: block; inset-block: 0; inset-inline-end: 0; width: 480px; max-width: calc(100vw - 48px); max-height: none; overflow: auto;
  border-radius: 0; border-start-start-radius: var(--radius); border-end-start-radius: var(--radius);
}
.panel.enter { animation-name: aside; }
@keyframes aside { from { transform: translateX(var(--away)); } }
.head {
  position: sticky; z-index: 2; top: 0; display: flex; align-items: flex-start; gap: 16px; padding: 17px 16px 16px 28px;
  border-bottom: 1px solid var(--line); background: var(--ground);
}
.docent[dir=rtl] .head { padding: 17px 28px 16px 16px; }
.head .title { flex: 1; margin-top: 3px; font-size: 18px; letter-spacing: -.014em; }
.head .close { position: static; flex: none; }
.tag { display: inline-block; padding: 1px 8px; border-radius: 6px; background: var(--pressed); color: var(--ink); font-size: 12px; font-weight: 550; line-height: 1.6; }
.error { margin: 0; color: var(--danger); font-size: 13px; font-weight: 500; }
.error:empty { display: none; }
.notice { display: flex; flex-direction: column; align-items: center; gap: 4px; padding: 88px 32px; text-align: center; text-wrap: balance; }
.notice .strong { margin: 0; font-size: 15px; font-weight: 600; }
.notice .button { margin-top: 14px; }
.waiting { padding: 28px; }
.waiting i { display: block; height: 12px; margin-bottom: 12px; border-radius: 6px; background: var(--pressed); animation: breathe 1.4s ease-in-out infinite alternate; }
.waiting i:nth-child(3n + 1) { width: 32%; } .waiting i:nth-child(3n + 2) { width: 100%; } .waiting i:nth-child(3n) { width: 78%; margin-bottom: 40px; }
@keyframes breathe { to { opacity: .4; } }
@media (max-width: 480px) {
  .panel { width: 100%; max-width: none; border-radius: 0; padding-bottom: env(safe-area-inset-bottom); }
  .head { padding: 12px 10px 11px 20px; }
  .docent[dir=rtl] .head { padding: 12px 20px 11px 10px; }
  .head .title { margin-top: 6px; }
  .waiting { padding: 28px 20px; }
}
`;
