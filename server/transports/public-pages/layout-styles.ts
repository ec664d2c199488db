/** Styles of every public page. */
export const LAYOUT_STYLES = `
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.6 var(--font); overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; inset-inline-start: 16px; top: -60px; padding: 8px 14px; background: var(--primary); color: var(--on-primary); border-radius: 0 0 8px 8px; z-index: 1; }
.skip:focus { top: 0; }
.wrap { max-width: 960px; margin: 0 auto; padding: 0 32px; }
.top { border-bottom: 1px solid var(--line); }
.top .wrap { display: flex; align-items: center; gap: 12px; min-height: 64px; padding-block: 12px; }
.brand { display: inline-flex; align-items: center; gap: 12px; min-width: 0; color: var(--ink); font-weight: 600; letter-spacing: -.01em; text-decoration: none; }
.brand img { display: block; width: auto; max-width: 180px; height: 32px; object-fit: contain; }
.head { padding: 56px 0 8px; }
.back { display: inline-block; margin-bottom: 16px; font-size: 14px; }
h1 { margin: 0; font-size: 36px; font-weight: 700; line-height: 1.15; letter-spacing: -.025em; text-wrap: balance; }
.tools { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 12px 24px; margin-top: 24px; }
.chips { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; list-style: none; }
.chip { display: block; padding: 4px 12px; border: 1px solid var(--field-line); border-radius: 99px; color: var(--ink); font-size: 14px; line-height: 22px; text-decoration: none; }
.chip:hover { border-color: var(--accent); background: var(--raised); }
.chip[aria-current] { border-color: var(--primary); background: var(--primary); color: var(--on-primary); }
.search { display: flex; flex: 0 1 260px; gap: 8px; }
input, textarea { width: 100%; min-width: 0; padding: 8px 12px; border: 1px solid var(--field-line); border-radius: var(--radius-small); background: var(--ground); color: var(--ink); font: inherit; font-size: 16px; line-height: 22px; }
textarea { min-height: 96px; resize: vertical; }
button { padding: 8px 16px; border: 1px solid transparent; border-radius: var(--radius-small); background: var(--primary); color: var(--on-primary); font: inherit; font-size: 15px; font-weight: 600; line-height: 22px; white-space: nowrap; cursor: pointer; }
button:hover { background: var(--primary-hover); }
.plain { border-color: var(--field-line); background: var(--ground); color: var(--ink); font-weight: 500; }
.plain:hover { border-color: var(--accent); background: var(--raised); }
.tag { display: inline-block; max-width: 100%; padding: 1px 10px; border-radius: 99px; background: var(--pressed); color: var(--ink); font-size: 13px; font-weight: 500; line-height: 22px; text-decoration: none; }
.empty { padding: 72px 0; text-align: center; color: var(--quiet); }
.empty h2 { margin: 0 0 4px; color: var(--ink); font-size: 20px; }
.empty p { margin: 0; }
.empty h1 { color: var(--ink); margin-bottom: 8px; }
.empty .ask { margin-top: 24px; }
.pager { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding: 24px 0 0; border-top: 1px solid var(--line); color: var(--quiet); font-size: 14px; }
.pager > :first-child { flex: 1; }
.pager > :last-child { flex: 1; text-align: end; }
.notice { margin: 24px 0 0; padding: 12px 16px; border: 1px solid var(--accent); border-radius: var(--radius-small); background: var(--tint); color: var(--on-tint); }
.panel { margin: 56px 0 0; padding: 28px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--raised); }
.panel h2 { margin: 0; font-size: 20px; line-height: 1.3; letter-spacing: -.015em; }
.panel p { margin: 4px 0 0; color: var(--quiet); }
.panel form { display: grid; gap: 14px; margin-top: 18px; max-width: 560px; }
.panel .inline { display: flex; gap: 8px; align-items: end; }
.panel label { display: grid; flex: 1; gap: 4px; font-size: 14px; font-weight: 500; }
.panel button { justify-self: start; }
input[aria-invalid], textarea[aria-invalid] { border-color: var(--danger); }
.fault { color: var(--danger); font-size: 14px; font-weight: 400; }
.panel .notice { margin-top: 14px; color: var(--on-tint); }
.panel .notice.bad { border-color: var(--danger); background: var(--ground); color: var(--danger); }
.wide .panel { max-width: 720px; }
.foot { margin-top: 64px; border-top: 1px solid var(--line); color: var(--quiet); font-size: 14px; }
.foot .wrap { display: flex; flex-wrap: wrap; gap: 4px 20px; padding-block: 24px 40px; }
.foot a { color: inherit; }
.trap { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.rich > :first-child { margin-top: 0; }
.rich > :last-child { margin-bottom: 0; }
.rich img { max-width: 100%; height: auto; border-radius: var(--radius-small); }
.rich pre { overflow-x: auto; padding: 14px 16px; border-radius: var(--radius-small); background: var(--pressed); font-size: 14px; }
.rich code, .rich kbd { font-size: .9em; }
.rich blockquote { margin-inline: 0; padding-inline-start: 16px; border-inline-start: 3px solid var(--line); color: var(--quiet); }
.rich table { display: block; overflow-x: auto; border-collapse: collapse; }
.rich th, .rich td { padding: 6px 12px; border: 1px solid var(--line); text-align: start; }
.rich :is(h2, h3, h4, h5, h6) { margin: 1.5em 0 .4em; font-size: 17px; line-height: 1.35; }
.rich hr { border: 0; border-top: 1px solid var(--line); }
.rich mark { background: var(--tint); color: var(--on-tint); }
@media (max-width: 640px) {
  .wrap { padding: 0 20px; }
  .head { padding-top: 36px; }
  h1 { font-size: 28px; }
  .search { flex: 1 1 100%; }
  .panel { padding: 20px; }
  .panel .inline { display: grid; }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
`;
