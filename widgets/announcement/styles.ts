/** Styles of announcements: popup, toast, banner, slideout. */
export const ANNOUNCEMENT_STYLES = `
.scrim { position: fixed; inset: 0; z-index: var(--docent-z0, 2147483000); background: var(--scrim); }
.scrim.enter { animation: fade .22s ease-out both; }
.popup { width: 460px; }
.popup > .body { padding: 28px 28px 4px; }
.popup > .foot { padding: 20px 28px 28px; }
.popup > .body:last-child { padding-bottom: 28px; }
.popup .title { font-size: 20px; letter-spacing: -.018em; }
.popup .title + .rich { margin-top: 8px; }
.popup .rich { font-size: 15px; }
.popup.upper { inset: 40px 0 auto; margin: 0 auto; } .popup.lower { inset: auto 0 40px; margin: 0 auto; }
.foot .button { min-height: 36px; }

.toast { width: 356px; }
.toast > .body { padding: 16px 18px; }
.toast > .body:not(:last-child) { padding-bottom: 12px; }
.toast .title { font-size: 14.5px; }
.toast .title + .rich { margin-top: 3px; }
.toast .rich { font-size: 13.5px; }
.toast > .foot { padding: 0 18px 16px; }
.toast > .foot .button { min-height: 32px; padding: 5px 12px; font-size: 13px; }
.toast > .media, .toast > .media img { max-height: 140px; }
.toast.middle { inset-inline: 0; margin-inline: auto; bottom: 20px; } .toast.middle.top { bottom: auto; }

.slideout { bottom: calc(20px + var(--seen-bottom, 0px)); inset-inline-end: calc(20px + var(--seen-right, 0px)); width: 400px; }
.slideout > .body { padding: 24px; }
.slideout .title { font-size: 19px; letter-spacing: -.015em; }
.slideout .rich { font-size: 14.5px; margin-top: 10px; }
.slideout > .foot { padding: 16px 24px; border-top: 1px solid var(--line); }
.slideout.enter { animation-name: slide; }
.slideout.left.enter { animation-name: slide-back; }
:dir(rtl).slideout:not(.right).enter { animation-name: slide-back; }
@keyframes slide { from { opacity: 0; transform: translateX(32px); } }
@keyframes slide-back { from { opacity: 0; transform: translateX(-32px); } }

.banner { inset: 0 0 auto; width: 100%; max-width: none; max-height: 40vh; border-radius: 0; background: var(--primary); color: var(--on-primary); box-shadow: 0 1px 3px rgba(15, 18, 28, .18); }
.banner.lower { inset: auto 0 0; }
.banner.flows { position: absolute; overscroll-behavior: auto; }
:host([data-flows]) { position: absolute !important; inset: 0 0 auto !important; }
.banner.enter { animation-name: drop; } .banner.lower.enter { animation-name: lift; }
@keyframes drop { from { transform: translateY(-100%); } }
@keyframes lift { from { transform: translateY(100%); } }
.banner > .body { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 8px 16px; min-height: 56px; padding: 10px 56px; background: none; text-align: center; }
.banner.has-close > .body > .title:first-child { padding: 0; }
.banner .title, .banner .rich, .banner .rich :is(a, strong, b) { color: inherit; font-size: 15px; line-height: 1.45; text-wrap: wrap; }
.banner .rich { margin-top: 0 !important; }
.banner .acts { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px; }
.banner .button { min-height: 34px; padding: 4px 14px; font-size: 14px; background: transparent; color: inherit; box-shadow: 0 0 0 1px currentColor; }
.banner .button:first-child { background: var(--on-primary); color: var(--primary); box-shadow: none; }
.banner .close { top: 13px; color: inherit; }
.banner .close:hover { background: rgba(127, 127, 127, .3); color: inherit; }
.banner :focus-visible { outline-color: currentColor; }

@media (max-width: 480px) {
  .popup > .body { padding: 24px 20px 4px; }
  .popup > .foot { padding: 20px; }
  .sheet:is(.popup, .slideout) > .foot { flex-direction: column-reverse; align-items: stretch; }
  .toast { inset-inline: 12px; width: auto; max-width: none; }
  .slideout > .body { padding: 20px; } .slideout > .foot { padding: 16px 20px; }
  .slideout.sheet.enter.enter { animation-name: sheet; }
  .banner > .body { padding: 10px 52px 12px 20px; justify-content: flex-start; text-align: start; }
  .banner:dir(rtl) > .body { padding: 10px 20px 12px 52px; }
}
`;
