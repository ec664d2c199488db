import type { Statement } from './types';

/** A limit of `most` actions within `seconds` of the first one, shared by all companies and processes. */
export type Budget = { key: string; seconds: number; most: number };

/** A budget that is used up. */
export class BudgetSpent extends Error {
  constructor(readonly budget: Budget) {
    super(`the budget ${budget.key} is used up`);
  }
}

/**
 * Counts one use under each key of `$1`, for `$2` seconds, up to `$3` times; returns the keys that were below their limit.
 * Rows are locked in one order, so that processes never deadlock.
 */
export const SPEND = `
  INSERT INTO "Budget" AS b ("key", "used", "resetAt")
  SELECT g."key", 1, clock_timestamp() + g."seconds" * interval '1 second'
  FROM unnest($1::text[], $2::int[]) AS g ("key", "seconds") ORDER BY g."key"
  ON CONFLICT ("key") DO UPDATE SET
    "used" = CASE WHEN b."resetAt" <= clock_timestamp() THEN 1 ELSE b."used" + 1 END,
    "resetAt" = CASE WHEN b."resetAt" <= clock_timestamp() THEN EXCLUDED."resetAt" ELSE b."resetAt" END
    WHERE b."resetAt" <= clock_timestamp() OR b."used" < ($3::int[])[array_position($1::text[], b."key")]
  RETURNING "key"`;

/** The parameters of `SPEND`. */
export const spendParameters = (budgets: readonly Budget[]) => [
  budgets.map(({ key }) => key),
  budgets.map(({ seconds }) => seconds),
  budgets.map(({ most }) => most),
];

/** `SPEND` for budgets that are independent of each other, outside a transaction. */
export const SPEND_EACH: Statement = { name: 'budgets_spend', text: SPEND };

/** Deletes budgets whose time is over. */
export const SWEEP_BUDGETS: Statement = {
  name: 'budgets_sweep',
  text: 'DELETE FROM "Budget" WHERE "resetAt" < clock_timestamp()',
};
