/** Styles of the mock host application: low contrast, so that the widget is prominent. */
export const MOCK_STYLES = `
.mock {
  --ground: #f6f7f9; --paper: #fff; --bone: #e7e9ee; --pale: #eff1f4; --line: #e6e8ec; --word: #6b7280;
  position: fixed; inset: 0; display: grid; grid-template-columns: 208px 1fr; overflow: auto; background: var(--ground); color: var(--word);
  font: 13px/1.4 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; color-scheme: light;
}
.mock[data-scheme=dark] { --ground: #111318; --paper: #191c22; --bone: #2a2e37; --pale: #22262e; --line: #272b33; --word: #9aa1ae; color-scheme: dark; }
.mock *, .mock-notice * { box-sizing: border-box; }
.mock nav { padding: 18px 14px; border-inline-end: 1px solid var(--line); background: var(--paper); }
.mock .brand { display: flex; align-items: center; gap: 10px; margin: 2px 6px 24px; }
.mock .brand i { width: 24px; height: 24px; border-radius: 7px; background: var(--bone); }
.mock .bone { display: block; height: 9px; border-radius: 5px; background: var(--bone); }
.mock .link { display: flex; align-items: center; gap: 10px; min-height: 34px; padding: 0 8px; border-radius: 8px; }
.mock .link i { flex: none; width: 15px; height: 15px; border-radius: 5px; background: var(--bone); }
.mock .link.now { background: var(--pale); }
.mock header { display: flex; align-items: center; gap: 12px; height: 56px; padding: 0 24px; border-bottom: 1px solid var(--line); background: var(--paper); }
.mock .search { width: 220px; height: 30px; border-radius: 8px; background: var(--pale); }
.mock .gap { flex: 1; }
.mock .face { flex: none; width: 28px; height: 28px; border-radius: 50%; background: var(--bone); }
.mock .main { padding: 26px 24px 96px; max-width: 1080px; }
.mock .heading { display: flex; align-items: center; gap: 12px; min-height: 34px; margin-bottom: 22px; }
.mock .heading .bone { width: 150px; height: 15px; }
.mock .cards { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; }
.mock .card { padding: 18px; border: 1px solid var(--line); border-radius: 12px; background: var(--paper); }
.mock .card .bone + .bone { margin-top: 14px; height: 18px; background: var(--pale); }
.mock .wide { margin-top: 16px; }
.mock .cardhead { display: flex; align-items: center; gap: 12px; min-height: 30px; }
.mock .bars { display: flex; align-items: flex-end; gap: 10px; height: 132px; margin-top: 16px; }
.mock .bars i { flex: 1; border-radius: 6px 6px 0 0; background: var(--pale); }
.mock .line { display: flex; align-items: center; gap: 14px; min-height: 48px; border-top: 1px solid var(--line); }
.mock .line:first-child { border: 0; }
.mock .line .bone { width: 32%; } .mock .line .bone.short { width: 12%; background: var(--pale); }
.mock .slot { display: flex; gap: 8px; flex-wrap: wrap; }
.mock nav .slot { flex-direction: column; }
.mock .slot:empty { display: none; }
.mock .target {
  display: inline-block; max-width: 240px; min-height: 32px; padding: 6px 12px; overflow: hidden; border: 1.5px dashed #a3a9b6; border-radius: 8px; background: var(--paper);
  color: var(--word); font: 12px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; text-overflow: ellipsis; white-space: nowrap; text-align: start;
}
.mock nav .target { max-width: 100%; width: 100%; }
.mock-notice { position: fixed; z-index: 2147483646; top: 12px; inset-inline: 0; display: flex; justify-content: center; pointer-events: none; font: 13px/1.4 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
.mock-notice p { display: flex; align-items: center; gap: 10px; margin: 0; padding: 7px 8px 7px 14px; border-radius: 999px; background: #1b1e26; color: #f4f5f7; box-shadow: 0 0 0 1px rgba(255, 255, 255, .12), 0 8px 24px rgba(0, 0, 0, .25); pointer-events: auto; max-width: calc(100vw - 24px); overflow-wrap: anywhere; }
.mock-notice p:not(:has(button)) { padding-inline-end: 14px; }
.mock-notice button { min-height: 26px; padding: 2px 12px; border: 0; border-radius: 999px; background: #fff; color: #1b1e26; font: inherit; font-weight: 600; cursor: pointer; }
.mock-notice button:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
@media (max-width: 640px) {
  .mock { grid-template-columns: 1fr; }
  .mock nav { display: none; }
  .mock header { padding: 0 16px; }
  .mock .search { width: 110px; }
  .mock .main { padding: 20px 16px 96px; }
  .mock .cards { grid-template-columns: 1fr 1fr; gap: 12px; }
  .mock .cards .card:last-child { display: none; }
}
`;
