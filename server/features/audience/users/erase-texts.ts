import { answeredTypes } from '../../../../widgets/contract/answered-types';
import { recordOf } from '../../../../widgets/contract/stored';
import type { ResponseForm } from '../../../../widgets/contract/type';
import { choicesOf } from '../../../../widgets/micro-survey/choices';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { asJson } from '../../../database/json';
import { lockRows } from '../../analytics/events/lock-rows';
import { addUsage, bytesOf, resizedEvents } from '../../analytics/quotas/counting';
import { redactAnswers } from '../../analytics/responses/redact';
import { theirResponses } from './theirs';

const THEIRS = theirResponses();

/**
 * SQL for the times of a redaction. Later copies of the response change nothing. `LEAST` ignores null; Citus refuses `now()` in `COALESCE`.
 */
const REDACTED_NOW = '"redactedAt" = LEAST("redactedAt", now()), "updatedAt" = now()';

const ERASE_WORDS = companyStatement(
  'user_erase_words',
  `WITH feedback AS (
     UPDATE "FeedbackResponse" SET "message" = NULL, "fromUrl" = NULL, "email" = NULL, "name" = NULL, ${REDACTED_NOW}
     WHERE ${THEIRS} RETURNING 1),
   nps AS (
     UPDATE "NpsResponse" SET "comment" = NULL, "url" = NULL, "email" = NULL, "name" = NULL, ${REDACTED_NOW}
     WHERE ${THEIRS} RETURNING 1),
   mails AS (
     DELETE FROM "PostMail" WHERE "companyId" = $1::int AND "subscriberId" IN (
       SELECT "id" FROM "Subscriber" WHERE "companyId" = $1::int AND "email" = ANY($3::text[])) RETURNING 1),
   subscriptions AS (DELETE FROM "Subscriber" WHERE "companyId" = $1::int AND "email" = ANY($3::text[]) RETURNING 1)
   SELECT ((SELECT count(*) FROM feedback) + (SELECT count(*) FROM nps) + (SELECT count(*) FROM subscriptions))::int AS "touched"`,
);

const THEIR_SURVEYS = companyStatement(
  'user_their_surveys',
  `SELECT "id", "widgetId", "answers", "redactedAt" FROM "SurveyResponse" WHERE ${THEIRS} ORDER BY "id" FOR UPDATE`,
);

const THEIR_EVENTS = Object.entries({
  feedback: 'FeedbackResponse',
  nps: 'NpsResponse',
  survey: 'SurveyResponse',
} as const)
  .map(
    ([form, table]) =>
      `SELECT '${answeredTypes[form as ResponseForm].entityType}' AS "type", "widgetId", "id", "createdAt",
         GREATEST("createdAt", "updatedAt") AS "until", ${form === 'feedback' ? '"fromUrl"' : '"url"'} AS "url" FROM "${table}" WHERE ${THEIRS} AND "userId" IS NULL`,
  )
  .join(' UNION ALL ');

// The events that were counted from responses without a user id. Those of earlier releases have no response id.
const EVENTS_WITH_PAGES = companyStatement(
  'user_events_with_pages',
  `WITH responses AS MATERIALIZED (${THEIR_EVENTS})
     SELECT DISTINCT e."id"::text AS "id" FROM "Event" e JOIN responses r
       ON e."entityType" = r."type" AND e."entityId" = r."widgetId" AND e."occurredAt" BETWEEN r."createdAt" AND r."until"
       AND (e."responseId" = r."id" OR (e."responseId" IS NULL AND e."occurredAt" = r."createdAt" AND e."properties" ->> 'url' = r."url"))
     WHERE e."companyId" = $1::int AND e."properties" ? 'url'`,
);

const ERASE_PAGES = companyStatement(
  'user_erase_pages',
  `WITH sizes AS MATERIALIZED (
     SELECT e."id", ${bytesOf('e."properties"')} AS "bytes" FROM "Event" e
     WHERE e."companyId" = $1::int AND e."id" = ANY($2::bigint[])),
   changed AS (
     UPDATE "Event" e SET "properties" = NULLIF(e."properties" - 'url', '{}'::jsonb)
     WHERE e."companyId" = $1::int AND e."id" = ANY($2::bigint[])
     RETURNING e."id", e."occurredAt", ${bytesOf('e."properties"')} AS "bytes"),
   usage AS (${addUsage(resizedEvents('SELECT * FROM sizes', 'SELECT * FROM changed'))})
   SELECT count(*)::int AS "changed" FROM changed`,
);

const LOCK_OTHERS = (['FeedbackResponse', 'NpsResponse'] as const).map((table) =>
  companyStatement(`user_lock_their_${table}`, `SELECT "id" FROM "${table}" WHERE ${THEIRS} ORDER BY "id" FOR UPDATE`),
);

const QUESTIONS_EVER = companyStatement(
  'user_questions_ever',
  `SELECT DISTINCT v."widgetId", q AS "stored"
   FROM "WidgetVersion" v CROSS JOIN LATERAL jsonb_array_elements(
     CASE WHEN jsonb_typeof(v."snapshot" -> 'settings' -> 'questions') = 'array'
       THEN v."snapshot" -> 'settings' -> 'questions' ELSE '[]'::jsonb END) q
   WHERE v."companyId" = $1::int AND v."widgetId" = ANY($2::int[])`,
);

type Survey = { id: number; widgetId: number; answers: unknown; redactedAt: Date | null };

/** The choices of all versions of questions, by widget and question. Other texts were written by people. */
async function choicesEver(ctx: Ctx, widgetIds: number[]): Promise<Map<number, Map<string, Set<string>>>> {
  const known = new Map<number, Map<string, Set<string>>>();
  for (const { widgetId, stored } of await ctx.sql<{ widgetId: number; stored: unknown }>(QUESTIONS_EVER, widgetIds)) {
    const { id, type, options, scale } = recordOf(stored);
    const choices = choicesOf({
      type: typeof type === 'string' ? type : 'rating',
      options: Array.isArray(options) ? options : [],
      scale: typeof scale === 'number' ? scale : undefined,
    });
    const questions = known.get(widgetId) ?? new Map<string, Set<string>>();
    const values = questions.get(String(id)) ?? new Set<string>();
    for (const { value } of choices ?? []) values.add(String(value));
    known.set(widgetId, questions.set(String(id), values));
  }
  return known;
}

/**
 * Erases what a person wrote and their subscriptions: messages, comments, answers in words, the pages that they were on, and the email
 * address and name on responses without a user id. Ratings and choices stay, and `[redacted]` replaces answers in words, so that results
 * and statistics do not change. Runs in the transaction of the caller, before the identity is erased.
 * @returns the number of responses and subscriptions of the person
 */
export async function eraseTexts(ctx: Ctx, userId: string, addresses: string[]): Promise<number> {
  // The responses are locked before their events, as in every change of a response.
  const surveys = await ctx.sql<Survey>(THEIR_SURVEYS, userId, addresses);
  for (const lock of LOCK_OTHERS) await ctx.sql(lock, userId, addresses);
  const events = (await ctx.sql<{ id: string }>(EVENTS_WITH_PAGES, userId, addresses)).map(({ id }) => id);
  await lockRows(ctx, events);
  if (events.length) await ctx.sql(ERASE_PAGES, events);
  const choices = await choicesEver(ctx, [...new Set(surveys.map(({ widgetId }) => widgetId))]);
  const now = new Date();
  for (const { id, widgetId, answers, redactedAt } of surveys) {
    const kept = asJson(redactAnswers(answers, choices.get(widgetId) ?? new Map()));
    await ctx.db.surveyResponse.updateMany({
      where: { id },
      data: { answers: kept, url: null, email: null, name: null, redactedAt: redactedAt ?? now },
    });
  }
  const [row] = await ctx.sql<{ touched: number }>(ERASE_WORDS, userId, addresses);
  return surveys.length + (row?.touched ?? 0);
}
