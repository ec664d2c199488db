/** Styles of checklists. */
export const CHECKLIST_STYLES = `
.bar { position: relative; height: 6px; border-radius: 3px; background: var(--pressed); overflow: hidden; }
.bar > i { display: block; height: 100%; border-radius: 3px; background: var(--accent); transition: width .4s var(--ease); }
.panel { width: 372px; }
.panel > .head { padding: 20px 20px 16px; border-bottom: 1px solid var(--line); }
.head .title { padding-inline-end: 32px; font-size: 17px; }
.head .rich { font-size: 13.5px; }
.head .progress { display: flex; align-items: center; gap: 12px; margin-top: 12px; }
.head .bar { flex: 1; }
.head .quiet { font-variant-numeric: tabular-nums; white-space: nowrap; }
.items { list-style: none; margin: 0; padding: 8px; overflow: auto; min-height: 0; }
.item { border-radius: var(--radius-small); transition: background .15s; }
.item:hover { background: var(--raised); }
.item[data-open] { background: var(--raised); }
.item + .item { margin-top: 2px; }
.item h3 { margin: 0; font: inherit; }
.item .line { display: flex; align-items: center; gap: 12px; width: 100%; min-height: 44px; padding: 10px 12px; border: 0; border-radius: var(--radius-small); background: none; text-align: start; font-weight: 550; line-height: 1.4; }
.item .name { flex: 1; min-width: 0; }
.item .arrow { flex: none; display: grid; color: var(--quiet); transition: transform .2s var(--ease); }
.item[data-open] .arrow { transform: rotate(180deg); }
.tick { flex: none; display: grid; place-items: center; width: 22px; height: 22px; border-radius: 50%; box-shadow: inset 0 0 0 1.5px var(--field-line); color: transparent; transition: background .25s, box-shadow .25s; }
.item[data-done] .tick { background: var(--primary); box-shadow: none; color: var(--on-primary); }
.item[data-done] .name { color: var(--quiet); text-decoration: line-through; text-decoration-thickness: 1px; font-weight: 450; }
.more { padding: 0 12px 14px; padding-inline-start: 46px; }
.more .acts { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; }
.more > .acts:first-child { margin-top: 2px; }
.panel > .foot { padding: 8px 20px; border-top: 1px solid var(--line); }
.panel > .foot .button { font-size: 12.5px; font-weight: 500; min-height: 30px; }
.panel .thanks { padding: 22px 24px 18px; border-bottom: 1px solid var(--line); }
.confetti { position: absolute; inset: 0; overflow: hidden; pointer-events: none; }
.confetti i { position: absolute; top: 0; width: 7px; height: 11px; border-radius: 1px; background: var(--primary); opacity: 0; }
.confetti i:nth-child(3n) { background: #f5b700; } .confetti i:nth-child(3n + 1) { background: #e5484d; }
.meter { flex: none; width: 20px; height: 20px; transform: rotate(-90deg); overflow: visible; }
.meter circle { fill: none; stroke: currentColor; stroke-width: 3; opacity: .32; }
.meter circle + circle { opacity: 1; stroke-linecap: round; transition: stroke-dashoffset .4s var(--ease); }
.count { flex: none; min-width: 22px; padding: 1px 7px; border-radius: 11px; background: var(--on-primary); color: var(--primary); font-size: 12px; font-weight: 700; text-align: center; }
`;
