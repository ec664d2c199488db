/** Details of a test that repeats a rule for more pages, types or hosts: it runs in `npm run test:all`, and when its spec is named. */
export const BEFORE_RELEASE = { tag: '@release' };

/** Details of a test of a table: the usual rows run in `npm test`, the others as `BEFORE_RELEASE` says. */
export const usually = (isUsual: boolean): { tag?: string } => (isUsual ? {} : BEFORE_RELEASE);
