import { baseStyles } from '../public-pages/styles';

const DOCS_STYLES = `
.docs { max-width: 1360px; margin: 0 auto; padding: 0 32px; }
.top .docs { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 24px; min-height: 64px; padding-block: 12px; }
.top .search { flex: 0 1 320px; margin-inline-start: auto; }
.top .links { display: flex; gap: 20px; font-size: 15px; }
.columns { display: grid; grid-template-columns: 230px minmax(0, 1fr); gap: 48px; align-items: start; }
.side { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 36px 0; font-size: 15px; }
.side h2, .menu h2, .here h2 { margin: 24px 0 6px; font-size: 13px; font-weight: 600; color: var(--quiet); }
.side h2:first-child { margin-top: 0; }
.side ul, .menu ul, .here ul { margin: 0; padding: 0; list-style: none; }
.side li a, .menu li a { display: block; padding: 4px 10px; border-radius: var(--radius-small); color: var(--ink); text-decoration: none; }
.side li a:hover, .menu li a:hover { background: var(--raised); }
.side a[aria-current], .menu a[aria-current] { background: var(--tint); color: var(--on-tint); font-weight: 600; }
.menu { display: none; margin-top: 20px; padding: 10px 16px; border: 1px solid var(--line); border-radius: var(--radius-small); }
.menu summary { font-weight: 600; cursor: pointer; }
.here { margin: 28px 0 0; padding: 16px 20px; border: 1px solid var(--line); border-radius: var(--radius-small); background: var(--raised); font-size: 15px; }
.docs .here h2 { margin: 0 0 6px; font-size: 13px; letter-spacing: normal; }
.here ul { columns: 2; column-gap: 32px; }
.here li { break-inside: avoid; padding: 2px 0; }
main { padding: 36px 0 0; }
.rich { max-width: 860px; }
.rich :is(h1, h2, h3, h4) { scroll-margin-top: 16px; }
.rich h1 { font-size: 36px; margin: 0; }
.rich h2 { font-size: 24px; letter-spacing: -.015em; }
.rich h3 { font-size: 19px; }
.rich pre { line-height: 1.5; }
.rich :not(pre) > code { padding: 1px 5px; border-radius: 5px; background: var(--pressed); }
.rich a > code { padding: 0; background: none; }
.rich table { max-width: 100%; font-size: 15px; overflow-wrap: normal; }
.rich td, .rich th { vertical-align: top; }
.rich td code { overflow-wrap: anywhere; }
.hits { margin: 24px 0 0; padding: 0; list-style: none; max-width: 860px; }
.hits li { padding: 16px 0; border-top: 1px solid var(--line); }
.hits h2 { margin: 0; font-size: 18px; line-height: 1.35; }
.hits p { margin: 4px 0 0; }
.hits .page, .count { color: var(--quiet); font-size: 14px; }
.hits mark { background: var(--tint); color: var(--on-tint); font-weight: 600; }
@media (max-width: 900px) {
  .docs { padding: 0 20px; }
  .columns { display: block; }
  .side { display: none; }
  .menu { display: block; }
  main { padding-top: 24px; }
  .top .search { flex: 1 1 100%; order: 1; }
  .here ul { columns: 1; }
  .rich h1 { font-size: 28px; }
}
`;

export const DOCS_CSS = baseStyles(DOCS_STYLES);
