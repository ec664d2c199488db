import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { iso } from '../../../operations/wire';
import { filterValues, type UserFilter } from '../users/filter';
import { propertyOf } from '../users/moments';
import { matchesUser } from '../users/statements';

/** Users read by one query. Between queries, the process can answer other requests. */
const BATCH = 2_000;

/** JSON of those properties among `keys` that a user has; null without any. */
const propertiesAmong = (keys: string): string => `(
  SELECT jsonb_object_agg(p."key", p."value")::text
  FROM (SELECT k AS "key", ${propertyOf('k')} AS "value" FROM unnest(${keys}::text[]) k) p WHERE p."value" IS NOT NULL)`;

const NEXT_USERS = companyStatement(
  'segments_next_users',
  `SELECT u."userId", u."createdAt", ${propertiesAmong('$6')} AS "properties",
     COALESCE((u."createdAt", u."userId") < ($4::timestamptz, $5::text), true) AS "isAfter"
   FROM "EndUser" u
   WHERE u."companyId" = $1 AND (u."createdAt", u."userId") < ($2::timestamptz, $3::text)
     AND ${matchesUser(['$7', '$8', '$9', '$10'])}
   ORDER BY u."createdAt" DESC, u."userId" DESC LIMIT ${BATCH}`,
);

const NEXT_KINDS = companyStatement(
  'segments_next_kinds',
  `SELECT ${propertiesAmong('$3')} AS "properties", count(*)::int AS "users", max(max(u."userId")) OVER () AS "last"
   FROM (
     SELECT "userId", "metadata", "createdAt" FROM "EndUser"
     WHERE "companyId" = $1::int AND "userId" > $2::text ORDER BY "userId" LIMIT ${BATCH}
   ) u GROUP BY 1`,
);

const nextRespondents = (table: 'SurveyResponse' | 'FeedbackResponse') =>
  companyStatement(
    `segments_next_of_${table}`,
    `SELECT u."userId", u."createdAt", ${propertiesAmong('$4')} AS "properties", true AS "isAfter"
     FROM "EndUser" u
     WHERE u."companyId" = $1::int AND u."userId" > $2::text AND EXISTS (
       SELECT FROM "${table}" r WHERE r."companyId" = $1::int AND r."userId" = u."userId" AND r."widgetId" = $3::int)
     ORDER BY u."userId" LIMIT ${BATCH}`,
  );

const NEXT_RESPONDENTS = {
  SurveyResponse: nextRespondents('SurveyResponse'),
  FeedbackResponse: nextRespondents('FeedbackResponse'),
};

/** The position after which a page of users begins. */
export type After = readonly [createdAt: string | null, userId: string | null];
export const FIRST_PAGE: After = [null, null];

/** The data of a user that rules need. */
export type Candidate = {
  userId: string;
  createdAt: Date;
  /** JSON of the requested properties; null without any. */
  properties: string | null;
  /** True when the user comes after the cursor of the page. */
  isAfter: boolean;
};

/** The users that match a filter, with their properties among `keys`, newest first, in batches. */
export async function* candidates(
  ctx: Ctx,
  keys: readonly string[],
  after: After,
  filter: UserFilter = {},
): AsyncGenerator<Candidate[]> {
  for (let last: Candidate | undefined; ; await yieldToEventLoop()) {
    // Even the first batch has a bound: without one, the query would not use the index.
    const seen = [last ? iso(last.createdAt) : 'infinity', last?.userId ?? ''];
    const rows = await ctx.sql<Candidate>(NEXT_USERS, ...seen, ...after, keys, ...filterValues(filter));
    if (rows.length) yield rows;
    last = rows[BATCH - 1];
    if (!last) return;
  }
}

/** The users who responded to a widget, with their properties among `keys`, in batches. */
export async function* respondents(
  ctx: Ctx,
  keys: readonly string[],
  table: keyof typeof NEXT_RESPONDENTS,
  widgetId: number,
): AsyncGenerator<Candidate[]> {
  for (let last = ''; ; await yieldToEventLoop()) {
    const rows = await ctx.sql<Candidate>(NEXT_RESPONDENTS[table], last, widgetId, keys);
    if (rows.length) yield rows;
    const end = rows[BATCH - 1];
    if (!end) return;
    last = end.userId;
  }
}

/** A number of users with the same properties. */
type Kind = { properties: string | null; users: number };

/** All users, grouped by their properties among `keys`, in batches. Several batches may contain the same kind. */
export async function* kinds(ctx: Ctx, keys: readonly string[]): AsyncGenerator<Kind[]> {
  for (let last = ''; ; await yieldToEventLoop()) {
    const rows: (Kind & { last: string })[] = await ctx.sql(NEXT_KINDS, last, keys);
    if (!rows[0]) return;
    yield rows;
    last = rows[0].last;
  }
}
