/** Styles of the posts of a changelog. */
export const POST_STYLES = `
.posts { margin-top: 40px; }
.post { display: grid; grid-template-columns: 168px minmax(0, 1fr); gap: 8px 40px; padding: 40px 0; border-top: 1px solid var(--line); }
.post .meta { display: flex; flex-wrap: wrap; align-content: flex-start; gap: 8px; }
.post time { flex: 0 0 100%; color: var(--quiet); font-size: 14px; line-height: 30px; }
.post h2 { margin: 0; font-size: 22px; font-weight: 650; line-height: 1.35; letter-spacing: -.018em; text-wrap: balance; }
.post h2 a { color: inherit; text-decoration: none; }
.post h2 a:hover { color: var(--accent); text-decoration: underline; }
.post h2 + .rich { margin-top: 10px; }
.one { max-width: 720px; padding: 48px 0 0; }
.one .back { font-size: 14px; }
.one .meta { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin: 20px 0 10px; color: var(--quiet); font-size: 14px; }
.one .meta time { margin-inline-end: 8px; }
.one .rich { margin-top: 24px; font-size: 17px; line-height: 1.65; }
@media (max-width: 640px) {
  .post { grid-template-columns: minmax(0, 1fr); padding: 32px 0; }
  .post time { flex-basis: auto; margin-inline-end: 4px; line-height: 24px; }
}
`;
