import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { fromResponsesOf, namesFromResponses, type WidgetEntity } from '../events/outcomes';
import type { CountedEvent } from '../events/remove';

/** A stored response whose events are searched. `parts` are the answered parts, such as question ids. */
export type StoredResponse = {
  id: number;
  widgetId: number;
  createdAt: Date;
  updatedAt: Date;
  url: string | null;
  userId: string | null;
  isComplete: boolean;
  parts: readonly string[];
};

const FIELDS = `e."id"::text AS "id", e."entityType", e."entityId", e."name", e."actorId",
  (e."occurredAt" AT TIME ZONE 'UTC')::date::text AS "day"`;
const OF_WIDGET = `e."companyId" = $1::int AND e."entityType" = $2::text AND e."entityId" = $3::int AND e."name" = ANY($4::text[])`;

// The first event has the timestamp of its response, unless the person took that answer back. Events of earlier releases have no response
// id.
const FIRST = companyStatement(
  'responses_counted_first',
  `SELECT ${FIELDS}, e."responseId" FROM "Event" e
   WHERE ${OF_WIDGET} AND e."occurredAt" BETWEEN $5::timestamptz AND $8::timestamptz
     AND (e."responseId" = $6::int OR (e."responseId" IS NULL AND e."occurredAt" = $5::timestamptz))
   ORDER BY e."responseId" NULLS LAST, (e."properties" ->> 'url' IS NOT DISTINCT FROM $7::text) DESC, e."id" LIMIT 1`,
);

// Partial responses add events later. Events without a response id belong to the response until the same person answers the same part
// again.
const ALL = companyStatement(
  'responses_counted',
  `WITH family AS (
     SELECT f."id" FROM "Actor" a JOIN "Actor" f ON f."companyId" = $1::int
       AND (f."id" = COALESCE(a."mergedInto", a."id") OR f."mergedInto" = COALESCE(a."mergedInto", a."id"))
     WHERE a."companyId" = $1::int AND a."id" = $5::int
   ), own AS (
     SELECT e.* FROM "Event" e WHERE ${OF_WIDGET} AND e."actorId" IN (SELECT "id" FROM family) AND e."occurredAt" >= $6::timestamptz
   )
   SELECT ${FIELDS}, e."properties" ->> $9::text AS "part" FROM own e WHERE e."responseId" = $7::int OR ($8::boolean AND e."responseId" IS NULL AND e."occurredAt" < COALESCE(
     (SELECT min(n."occurredAt") FROM own n JOIN own f ON f."occurredAt" = $6::timestamptz AND f."name" = n."name"
        AND f."properties" ->> $9::text IS NOT DISTINCT FROM n."properties" ->> $9::text
      WHERE n."occurredAt" > $6::timestamptz), 'infinity'))`,
);

// For condensed events: finds the event of the same person that represents them.
const CONDENSED = companyStatement(
  'responses_counted_condensed',
  `SELECT DISTINCT ON (e."name", e."properties") e."id"::text AS "id", e."entityType", e."entityId", e."name", e."actorId",
     e."properties" ->> $9::text AS "part", ($5::timestamptz AT TIME ZONE 'UTC')::date::text AS "day" FROM "Event" e
   WHERE ${OF_WIDGET} AND e."times" > 1 AND e."since" <= $5::timestamptz AND e."occurredAt" >= $5::timestamptz
     AND e."actorId" = (SELECT c."actorId" FROM "Event" c LEFT JOIN "Actor" a ON a."companyId" = $1::int AND a."id" = c."actorId"
       WHERE c."companyId" = $1::int AND c."entityType" = $2::text AND c."entityId" = $3::int AND c."name" = $6::text AND c."times" > 1
         AND c."since" <= $5::timestamptz AND c."occurredAt" >= $5::timestamptz
       ORDER BY (a."key" = 'u:' || $7::text) DESC NULLS LAST, c."id" LIMIT 1)
     AND (e."name" <> $8::text OR e."properties" ->> $9::text = ANY($10::text[])) AND (e."name" <> $11::text OR $12::boolean)`,
);

/** An event that was counted for a response, and the answered part, such as a question id. */
export type EventOfResponse = CountedEvent & { part: string | null };

/** Returns the events that were counted for a response. Empty for responses from before events were derived from responses. */
export async function eventsOfResponse(
  ctx: Ctx,
  type: WidgetEntity,
  response: StoredResponse,
): Promise<EventOfResponse[]> {
  const { given, part, complete } = fromResponsesOf(type) ?? {};
  const { id, widgetId, createdAt, updatedAt, url, userId, isComplete, parts } = response;
  const [about, at] = [[type, widgetId, namesFromResponses(type)] as const, createdAt.toISOString()];
  const last = updatedAt > createdAt ? updatedAt.toISOString() : at;
  const [first] = await ctx.sql<CountedEvent & { responseId: number | null }>(FIRST, ...about, at, id, url, last);
  if (first)
    return ctx.sql<EventOfResponse>(
      ALL,
      ...about,
      first.actorId,
      at,
      id,
      first.responseId === null,
      part?.property ?? '',
    );
  const rest = [part?.name ?? '', part?.property ?? '', [...parts], complete ?? '', isComplete];
  return ctx.sql<EventOfResponse>(CONDENSED, ...about, at, given ?? '', userId, ...rest);
}
