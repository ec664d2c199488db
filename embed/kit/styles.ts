/** Styles of every widget: surfaces, cards, texts, buttons, fields. */
export const BASE_STYLES = `
:host { all: initial !important; }
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
.docent {
  position: static; font: 400 14px/1.55 var(--font); color: var(--ink); text-align: start;
  -webkit-text-size-adjust: 100%;
  --shadow: 0 0 0 1px var(--edge), 0 2px 6px rgba(15, 18, 28, .05), 0 12px 32px -4px rgba(15, 18, 28, .18);
  --ease: cubic-bezier(.16, 1, .3, 1);
}
.docent[data-scheme=dark] { --shadow: 0 0 0 1px var(--edge), 0 2px 8px rgba(0, 0, 0, .35), 0 16px 40px -4px rgba(0, 0, 0, .55); }
button, input, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
button { cursor: pointer; touch-action: manipulation; -webkit-tap-highlight-color: transparent; }
:focus { outline: none; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.card:focus-visible { outline: none; }
.sr { position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.card {
  position: fixed; z-index: var(--docent-z2, 2147483002); display: flex; flex-direction: column; width: 360px; max-width: calc(100vw - 32px);
  max-height: calc(100dvh - 40px); overflow: hidden; overscroll-behavior: contain;
  background: var(--ground); border-radius: var(--radius); box-shadow: var(--shadow); overflow-wrap: anywhere;
}
.body {
  padding: 20px; overflow: auto; min-height: 0; border-radius: inherit;
  background: linear-gradient(transparent, var(--ground) 70%) 0 100% / 100% 32px no-repeat local, linear-gradient(transparent, var(--edge)) 0 100% / 100% 8px no-repeat;
}
.has-close:not(.has-media) > .body > :is(.title, .rich):first-child { padding-inline-end: 28px; }
.title { margin: 0; font-size: 16px; font-weight: 600; line-height: 1.35; letter-spacing: -.011em; text-wrap: balance; }
.title + .text { margin-top: 6px; }
.text { margin: 0; color: var(--quiet); }
.quiet { color: var(--quiet); font-size: 13px; }
.foot { display: flex; align-items: center; justify-content: flex-end; gap: 8px; padding: 0 20px 20px; flex-wrap: wrap; }
.foot .gap { flex: 1; }

.button {
  display: inline-flex; align-items: center; justify-content: center; gap: 6px; min-height: 34px; max-width: 100%; padding: 6px 14px;
  border: 0; border-radius: var(--radius-small); background: transparent; color: var(--quiet); font-size: 13.5px; font-weight: 550; line-height: 1.4;
  text-decoration: none; text-align: center; transition: background .15s, box-shadow .15s, transform .1s;
}
.button:hover { background: var(--pressed); color: var(--ink); }
.button:active { transform: scale(.98); }
.button.primary { background: var(--primary); color: var(--on-primary); box-shadow: 0 1px 2px rgba(15, 18, 28, .14), inset 0 1px 0 rgba(255, 255, 255, .12); }
.button.primary:hover { background: var(--primary-hover); }
.button.plain { background: var(--ground); color: var(--ink); box-shadow: 0 0 0 1px var(--line), 0 1px 2px rgba(15, 18, 28, .05); }
.button.plain:hover { background: var(--raised); }
.button[aria-disabled=true] { opacity: .55; cursor: default; }
.close {
  position: absolute; z-index: 2; top: 12px; inset-inline-end: 12px; display: grid; place-items: center; width: 30px; height: 30px; padding: 0;
  border: 0; border-radius: 8px; background: transparent; color: var(--quiet); transition: background .15s, color .15s;
}
.close:hover { background: var(--pressed); color: var(--ink); }

.corner { bottom: calc(20px + var(--seen-bottom, 0px)); inset-inline-end: calc(20px + var(--seen-right, 0px)); }
.docent[dir=rtl] .corner { inset-inline-end: calc(20px + var(--seen-left, 0px)); }
.center { inset: var(--seen-top, 0px) var(--seen-right, 0px) var(--seen-bottom, 0px) var(--seen-left, 0px); margin: auto; height: fit-content; }
.docent .left { inset-inline: auto; left: calc(20px + var(--seen-left, 0px)); } .docent .right { inset-inline: auto; right: calc(20px + var(--seen-right, 0px)); }
.top { top: calc(20px + var(--seen-top, 0px)); bottom: auto; }
.card.corner { max-height: calc(100dvh - 40px - var(--docent-card-lift, 0px)); translate: 0 calc(-1 * var(--docent-card-lift, 0px)); } .card.corner.top { translate: 0 var(--docent-card-lift, 0px); }

.enter { animation: rise .32s var(--ease) both; }
@keyframes rise { from { opacity: 0; transform: translateY(10px) scale(.985); } }
@keyframes fade { from { opacity: 0; } }
.still *, .still *::before, .still *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }

@media (max-width: 480px) {
  .docent .card.sheet { inset: auto var(--seen-right, 0px) var(--seen-bottom, 0px) var(--seen-left, 0px); width: auto; max-width: none; max-height: 85dvh; margin: 0; height: auto; border-radius: var(--radius) var(--radius) 0 0; padding-bottom: env(safe-area-inset-bottom); }
  .docent .card.sheet.enter { animation-name: sheet; }
  .button { min-height: 40px; }
  .close { width: 36px; height: 36px; top: 10px; inset-inline-end: 10px; }
}
@keyframes sheet { from { transform: translateY(100%); } }
@media (forced-colors: active) { .card, .button { border: 1px solid; } }
`;

/** Styles of the rich text that authors write as HTML. */
export const RICH_STYLES = `
.title + .rich { margin-top: 6px; }
.rich { color: var(--quiet); }
.rich.plain { white-space: pre-line; }
.rich > :first-child { margin-top: 0; }
.rich > :last-child { margin-bottom: 0; }
.rich p, .rich ul, .rich ol, .rich blockquote, .rich pre, .rich table { margin: 0 0 10px; }
.rich h1, .rich h2, .rich h3, .rich h4, .rich h5, .rich h6 { margin: 14px 0 4px; color: var(--ink); font-size: 15px; font-weight: 600; line-height: 1.4; }
.rich ul, .rich ol { padding-inline-start: 20px; }
.rich li + li { margin-top: 3px; }
.rich a { color: var(--accent); text-decoration: underline; text-underline-offset: 2px; text-decoration-thickness: 1px; }
.rich strong, .rich b { color: var(--ink); font-weight: 600; }
.rich img { display: block; max-width: 100%; height: auto; border-radius: var(--radius-small); }
.rich code, .rich kbd { padding: 1px 5px; border-radius: 5px; background: var(--pressed); color: var(--ink); font: 12.5px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
.rich pre { padding: 10px 12px; overflow: auto; border-radius: var(--radius-small); background: var(--raised); }
.rich pre code { padding: 0; background: none; }
.rich blockquote { padding-inline-start: 12px; border-inline-start: 3px solid var(--line); }
.rich hr { border: 0; border-top: 1px solid var(--line); margin: 14px 0; }
.rich th, .rich td { padding: 4px 8px; border: 1px solid var(--line); text-align: start; }
`;

/** Fields of forms, and their error messages. */
export const FIELD_STYLES = `
.field {
  display: block; width: 100%; min-height: 38px; padding: 8px 11px; border: 1px solid var(--field-line); border-radius: var(--radius-small); background: var(--ground);
  font-size: 14px; line-height: 1.45; transition: border-color .15s, box-shadow .15s; resize: vertical;
}
.field::placeholder { color: var(--quiet); opacity: 1; }
.field:focus { border-color: var(--accent); box-shadow: 0 0 0 3px var(--glow); outline: none; }
.error { margin: 10px 0 0; color: var(--danger); font-size: 13px; font-weight: 500; }
.error:empty { display: none; }
@media (max-width: 480px) { .field { font-size: 16px; } }
`;

/** Fields with a label above them. */
export const LABEL_STYLES = `
.label { display: block; margin-bottom: 6px; font-size: 13px; font-weight: 550; }
.label .quiet { font-weight: 400; }
.field[aria-invalid=true] { border-color: var(--danger); }
.row { display: block; margin-top: 14px; }
`;

/** The thank-you message that replaces a form after it was sent. */
export const THANKS_STYLES = `
.thanks { display: flex; flex-direction: column; align-items: center; gap: 4px; padding: 28px 24px; text-align: center; }
.badge { display: grid; place-items: center; width: 44px; height: 44px; margin-bottom: 10px; border-radius: 50%; background: var(--tint); color: var(--on-tint); }
`;

/** The pill in a corner that opens a widget. */
export const LAUNCHER_STYLES = `
.launcher {
  position: fixed; z-index: var(--docent-z1, 2147483001); display: inline-flex; align-items: center; gap: 10px; min-height: 44px; max-width: min(320px, calc(100vw - 40px)); padding: 8px 18px;
  border: 0; border-radius: 22px; background: var(--primary); color: var(--on-primary); font-size: 14px; font-weight: 600; line-height: 1.3; text-align: start;
  box-shadow: 0 1px 3px rgba(15, 18, 28, .16), 0 8px 24px -4px rgba(15, 18, 28, .28); transition: background .15s, transform .25s var(--ease), box-shadow .25s;
}
.launcher:hover { background: var(--primary-hover); transform: translateY(-1px); }
.launcher > span:not(.count, .pulse) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.launcher > svg { flex: none; }
.corner:is(.launcher, .beacon) { translate: 0 calc(-1 * var(--docent-lift, 0px)); }
.top:is(.launcher, .beacon) { translate: 0 var(--docent-lift, 0px); }
@media (forced-colors: active) { .launcher { border: 1px solid; } }
`;

/** The panel of a launcher, next to it. */
export const LAUNCHER_PANEL_STYLES = `
.opened { bottom: 80px; }
.card.opened { max-height: min(600px, calc(100vh - 112px)); }
.opened.top { top: 80px; bottom: auto; }
`;
