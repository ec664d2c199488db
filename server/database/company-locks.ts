/** Locks of one company. The numbers are arbitrary, and must be the same in every version of Docent. */
export const COMPANY_LOCKS = {
  rollup: 7_236_837,
  condense: 7_236_838,
  recount: 7_236_839,
  /** While events are condensed, and while those of a response are removed. */
  events: 7_236_840,
} as const;

/** Takes the lock `$1` of the company `$2` until the transaction ends. `locked` is false if another transaction holds it. */
export const TRY_COMPANY_LOCK = 'SELECT pg_try_advisory_xact_lock($1::int, $2::int) AS "locked"';

/** Waits for the lock `$1` of the company `$2`, and takes it until the transaction ends. */
export const TAKE_COMPANY_LOCK = 'SELECT 1 AS "locked" FROM pg_advisory_xact_lock($1::int, $2::int)';
