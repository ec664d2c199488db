/** Styles of product tours: spotlight, step cards, arrow, progress, beacon. */
export const TOUR_STYLES = `
.spotlight.enter { animation: fade .22s ease-out both; }
.spotlight { position: fixed; inset: 0; z-index: var(--docent-z0, 2147483000); pointer-events: none; }
.shade { position: absolute; inset: 0; background: var(--scrim); pointer-events: auto; transition: clip-path .28s var(--ease); }
.ring { position: fixed; top: 0; left: 0; border-radius: 10px; box-shadow: 0 0 0 2px var(--primary), 0 0 0 6px var(--glow); transition: all .28s var(--ease); }
.step { width: 340px; }
.step.anchored { overflow: visible; top: 0; left: 0; opacity: 0; }
.step.anchored.placed { opacity: 1; }
.step.anchored > .media { border-radius: var(--radius) var(--radius) 0 0; }
.step.center { width: 440px; }
.step.center > .body { padding: 28px 28px 12px; }
.step.center > .foot { padding: 8px 28px 24px; }
.step.center .title { font-size: 20px; letter-spacing: -.018em; }
.step.center .rich { font-size: 15px; margin-top: 8px; }
.step > .body { padding-bottom: 8px; }
.step > .foot { padding-top: 8px; }
.step.anchored:has([data-key=second]) { width: 400px; }
.arrow { position: absolute; width: 12px; height: 12px; background: var(--ground); transform: rotate(45deg); border-radius: 2px; }
.arrow[data-side=top] { box-shadow: 1px 1px 0 0 var(--edge); } .arrow[data-side=bottom] { box-shadow: -1px -1px 0 0 var(--edge); }
.arrow[data-side=left] { box-shadow: 1px -1px 0 0 var(--edge); } .arrow[data-side=right] { box-shadow: -1px 1px 0 0 var(--edge); }
.has-media > .arrow[data-side=bottom] { background: var(--raised); }
.dots { display: flex; align-items: center; gap: 5px; }
.dots i { width: 6px; height: 6px; border-radius: 3px; background: var(--field-line); opacity: .6; transition: width .3s var(--ease), background .3s; }
.dots i[data-now] { width: 18px; background: var(--accent); opacity: 1; }
.pulse { position: relative; flex: none; width: 8px; height: 8px; border-radius: 50%; background: currentColor; }
.pulse::after { content: ""; position: absolute; inset: 0; border-radius: 50%; background: currentColor; animation: pulse 2s ease-out infinite; }
@keyframes pulse { from { opacity: .7; transform: scale(1); } 70%, to { opacity: 0; transform: scale(2.8); } }
.beacon { position: fixed; z-index: var(--docent-z1, 2147483001); display: flex; align-items: center; bottom: 20px; }
.beacon.bottom { bottom: 20px; } .beacon.top { top: 20px; bottom: auto; }
.beacon .launcher { position: static; }
.beacon .close { top: -9px; inset-inline-end: -9px; width: 24px; height: 24px; border-radius: 50%; background: var(--ground); box-shadow: 0 0 0 1px var(--line), 0 2px 6px rgba(15, 18, 28, .16); opacity: 0; transition: opacity .15s; }
.beacon:hover .close, .beacon:focus-within .close { opacity: 1; }
@media (hover: none) { .beacon .close { opacity: 1; } }
@media (max-width: 480px) {
  .step.anchored { opacity: 1; left: 0; top: auto; translate: none !important; }
  .step.anchored.over { inset: var(--seen-top, 0px) var(--seen-right, 0px) auto var(--seen-left, 0px) !important; border-radius: 0 0 var(--radius) var(--radius); padding-top: env(safe-area-inset-top); animation-name: fade; }
  .step .arrow { display: none; }
  .step.center > .body { padding: 24px 20px 8px; }
  .step.center > .foot { padding: 8px 20px 20px; }
}
`;
