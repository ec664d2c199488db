/** Styles of the posts of a changelog. */
export const CHANGELOG_STYLES = `
.post { padding: 28px; }
.post + .post { border-top: 1px solid var(--line); }
.post:focus-visible { outline-offset: -4px; border-radius: var(--radius-small); }
.meta { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; margin-bottom: 10px; }
.meta time { margin-inline-end: 4px; color: var(--quiet); font-size: 13px; }
.heading { margin: 0; font-size: 17px; font-weight: 600; line-height: 1.35; letter-spacing: -.012em; text-wrap: balance; }
.heading + .rich { margin-top: 8px; }
.post .rich { font-size: 14.5px; line-height: 1.6; }
.post .rich img { margin-block: 14px; }
.more { display: grid; justify-items: center; padding: 8px 28px 36px; }
.more .error { margin: 0 0 10px; }
@media (max-width: 480px) { .post { padding: 24px 20px; } }
`;
