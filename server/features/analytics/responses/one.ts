import { isDeepStrictEqual } from 'node:util';
import { answeredTypes } from '../../../../widgets/contract/answered-types';
import { recordOf } from '../../../../widgets/contract/stored';
import type { ResponseForm } from '../../../../widgets/contract/type';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { asJson } from '../../../database/json';
import { found } from '../../../platform/errors';
import { lockRows } from '../events/lock-rows';
import { KEPT_RECEIPT } from '../events/receipts';
import { lockEvents, removeEvents } from '../events/remove';
import { addUsage, bytesOf, resizedEvents } from '../quotas/counting';
import { eventsOfResponse } from './counted';
import { readFeedback } from './feedback';
import { readNps } from './nps';
import { REDACTED, redactAnswers } from './redact';
import type { FeedbackResponse, NpsResponse, SurveyResponse } from './schema';
import { deletionReceiptOf } from './store';
import { answeredQuestionIds, readSurveys } from './survey';
import { findWidget } from './widget';

/** A response of each form. */
type Responses = { feedback: FeedbackResponse; nps: NpsResponse; survey: SurveyResponse };

/** A response, identified by its widget and its id. */
export type ResponseRef = { widgetId: number; responseId: number };

const TABLES = { feedback: 'FeedbackResponse', nps: 'NpsResponse', survey: 'SurveyResponse' } as const;

const lockOf = (form: ResponseForm, url: string, isComplete: string, answers: string) =>
  companyStatement(
    `responses_lock_${form}`,
    `SELECT "id", "widgetId", "clientId", "createdAt", "updatedAt", ${url} AS "url", "userId", ${isComplete} AS "isComplete", ${answers} AS "answers"
     FROM "${TABLES[form]}" WHERE "companyId" = $1::int AND "widgetId" = $2::int AND "id" = $3::int FOR UPDATE`,
  );

const LOCKS = {
  feedback: lockOf('feedback', '"fromUrl"', 'true', 'NULL::jsonb'),
  nps: lockOf('nps', '"url"', '"isComplete"', 'NULL::jsonb'),
  survey: lockOf('survey', '"url"', '"isComplete"', '"answers"'),
};

type Locked = {
  id: number;
  widgetId: number;
  clientId: string | null;
  createdAt: Date;
  updatedAt: Date;
  url: string | null;
  userId: string | null;
  isComplete: boolean;
  answers: unknown;
};

/** Locks a response until the transaction ends. Concurrent requests that send the same response wait. */
async function lockResponse(ctx: Ctx, form: ResponseForm, { widgetId, responseId }: ResponseRef): Promise<Locked> {
  const [row] = await ctx.sql<Locked>(LOCKS[form], widgetId, responseId);
  return found(row, 'Response');
}

const READERS: { [Form in ResponseForm]: (ctx: Ctx, ids: number[], widgetId: number) => Promise<Responses[Form][]> } = {
  feedback: readFeedback,
  nps: readNps,
  survey: readSurveys,
};

/** One response, also to an archived widget. @throws DocentError `not_found`. */
export async function getResponse<Form extends ResponseForm>(
  ctx: Ctx,
  form: Form,
  { widgetId, responseId }: ResponseRef,
): Promise<Responses[Form]> {
  await findWidget(ctx, answeredTypes[form].entityType, widgetId);
  const [response] = await READERS[form](ctx, [responseId], widgetId);
  return found(response, 'Response');
}

const eventsOf = (ctx: Ctx, form: ResponseForm, row: Locked) =>
  eventsOfResponse(ctx, answeredTypes[form].entityType, { ...row, parts: answeredQuestionIds(recordOf(row.answers)) });

const DELETES = Object.fromEntries(
  Object.entries(TABLES).map(([form, table]) => [
    form,
    companyStatement(
      `responses_delete_${form}`,
      `DELETE FROM "${table}" WHERE "companyId" = $1::int AND "widgetId" = $2::int AND "id" = $3::int`,
    ),
  ]),
) as Record<ResponseForm, ReturnType<typeof companyStatement>>;

const MARK_DELETED = companyStatement(
  'responses_mark_deleted',
  `INSERT INTO "EventReceipt" ("companyId", "key", "receivedAt") VALUES ($1::int, $2::text, $3::timestamptz)
   ON CONFLICT ("companyId", "key") DO NOTHING`,
);

/**
 * Deletes a response permanently, with the events that were counted from it: results, scores, statistics and exports are as if it had
 * never been given. If the browser or the server sends it again, at any time, it is not stored. @throws DocentError `not_found`.
 */
export async function deleteResponse(
  ctx: Ctx,
  form: ResponseForm,
  { widgetId, responseId }: ResponseRef,
): Promise<void> {
  await findWidget(ctx, answeredTypes[form].entityType, widgetId);
  await ctx.inTransaction(async () => {
    const row = await lockResponse(ctx, form, { widgetId, responseId });
    await lockEvents(ctx);
    const events = await eventsOf(ctx, form, row);
    await ctx.sql(DELETES[form], widgetId, responseId);
    const { clientId } = row;
    if (clientId !== null) await ctx.sql(MARK_DELETED, deletionReceiptOf({ clientId, widgetId }), KEPT_RECEIPT);
    await removeEvents(ctx, events);
  });
}

/** The URL of a page without query and fragment, which may identify the person. */
const withoutQuery = (url: string | null): string | null => url?.replace(/[?#].*$/s, '') ?? null;

const SHORTEN = companyStatement(
  'responses_shorten_urls',
  `WITH sizes AS MATERIALIZED (
     SELECT e."id", ${bytesOf('e."properties"')} AS "bytes" FROM "Event" e
     WHERE e."companyId" = $1::int AND e."id" = ANY($2::bigint[]) AND e."properties" ? 'url'
   ), changed AS (
     UPDATE "Event" e SET "properties" = e."properties" || jsonb_build_object('url', $3::text)
     WHERE e."companyId" = $1::int AND e."id" = ANY($2::bigint[]) AND e."properties" ? 'url'
     RETURNING e."id", e."occurredAt", ${bytesOf('e."properties"')} AS "bytes"
   ), usage AS (
     ${addUsage(resizedEvents('SELECT * FROM sizes', 'SELECT * FROM changed'))}
   )
   SELECT count(*)::int AS "changed" FROM changed`,
);

const redactedText = (text: string | null): string | null => text && REDACTED;

/** Adds the times of a redaction to its changes. Undefined if the response already has them, so that `updatedAt` stays. */
function redactionOf<Changes extends object>(before: { redactedAt: Date | null }, changes: Changes, now: Date) {
  if (before.redactedAt && isDeepStrictEqual({ ...before, ...changes }, before)) return undefined;
  return { ...changes, redactedAt: before.redactedAt ?? now, updatedAt: now };
}

/**
 * Redacts a response: texts become `[redacted]`, name and email address are removed, and the query of page URLs too. Ratings, choices and
 * statistics do not change. Idempotent.
 * @param offered the choices of each question of a survey, by question id
 * @throws DocentError `not_found`
 */
export async function redactResponse<Form extends ResponseForm>(
  ctx: Ctx,
  form: Form,
  which: ResponseRef,
  offered: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): Promise<Responses[Form]> {
  await findWidget(ctx, answeredTypes[form].entityType, which.widgetId);
  await ctx.inTransaction(async () => {
    const row = await lockResponse(ctx, form, which);
    const events = await eventsOf(ctx, form, row);
    const where = { id: row.id };
    const gone = { email: null, name: null };
    const { feedbackResponse, npsResponse, surveyResponse } = ctx.db;
    const now = new Date();
    if (form === 'feedback') {
      const before = await feedbackResponse.findFirstOrThrow({ where });
      const message = redactedText(before.message);
      const data = redactionOf(before, { ...gone, message, fromUrl: withoutQuery(row.url) }, now);
      if (data) await feedbackResponse.updateMany({ where, data });
    } else if (form === 'nps') {
      const before = await npsResponse.findFirstOrThrow({ where });
      const comment = redactedText(before.comment);
      const data = redactionOf(before, { ...gone, comment, url: withoutQuery(row.url) }, now);
      if (data) await npsResponse.updateMany({ where, data });
    } else {
      const before = await surveyResponse.findFirstOrThrow({ where });
      const answers = asJson(redactAnswers(before.answers, offered));
      const data = redactionOf(before, { ...gone, answers, url: withoutQuery(row.url) }, now);
      if (data) await surveyResponse.updateMany({ where, data });
    }
    const ids = events.map(({ id }) => id);
    await lockRows(ctx, ids);
    if (row.url && ids.length) await ctx.sql(SHORTEN, ids, withoutQuery(row.url));
  });
  return getResponse(ctx, form, which);
}
