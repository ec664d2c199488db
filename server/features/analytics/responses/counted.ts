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

// Partial responses add events later, also by another person, such as a visitor who then signs in. Events without a response id belong to
// the response until the same person answers the same part again.
const ALL = companyStatement(
  'responses_counted',
  `WITH family AS (
     SELECT f."id" FROM "Actor" a JOIN "Actor" f ON f."companyId" = $1::int
       AND (f."id" = COALESCE(a."mergedInto", a."id") OR f."mergedInto" = COALESCE(a."mergedInto", a."id"))
     WHERE a."companyId" = $1::int AND a."id" = $5::int
   ), own AS (
     SELECT e.* FROM "Event" e WHERE ${OF_WIDGET} AND e."actorId" IN (SELECT "id" FROM family) AND e."occurredAt" >= $6::timestamptz
     UNION ALL
     SELECT e.* FROM "Event" e WHERE ${OF_WIDGET} AND e."responseId" = $7::int AND e."actorId" NOT IN (SELECT "id" FROM family)
       AND e."occurredAt" BETWEEN $6::timestamptz AND $10::timestamptz
   )
   SELECT ${FIELDS}, e."properties" ->> $9::text AS "part" FROM own e WHERE e."responseId" = $7::int OR ($8::boolean AND e."responseId" IS NULL AND e."occurredAt" < COALESCE(
     (SELECT min(n."occurredAt") FROM own n JOIN own f ON f."occurredAt" = $6::timestamptz AND f."name" = n."name"
        AND f."properties" ->> $9::text IS NOT DISTINCT FROM n."properties" ->> $9::text
      WHERE n."occurredAt" > $6::timestamptz), 'infinity'))`,
);

// For condensed events: finds the events of the same person that represent them. The person is the actor of the other events of the
// response if there are any, else the actor of an event from that time, preferably of the user of the response.
const CONDENSED = companyStatement(
  'responses_counted_condensed',
  `WITH family AS (
     SELECT f."id" FROM "Actor" a JOIN "Actor" f ON f."companyId" = $1::int
       AND (f."id" = COALESCE(a."mergedInto", a."id") OR f."mergedInto" = COALESCE(a."mergedInto", a."id"))
     WHERE a."companyId" = $1::int AND a."id" = $10::int
   ), old AS (
     SELECT e.*, e."properties" ->> $8::text AS "part" FROM "Event" e
     WHERE ${OF_WIDGET} AND e."times" > 1 AND e."since" <= $6::timestamptz AND e."occurredAt" >= $5::timestamptz
       AND (e."properties" ->> $8::text IS NULL OR e."properties" ->> $8::text = ANY($9::text[]))
       AND ($10::int = 0 OR e."actorId" IN (SELECT "id" FROM family))
   )
   SELECT DISTINCT ON (e."name", e."part") e."id"::text AS "id", e."entityType", e."entityId", e."name", e."actorId", e."part",
     ($5::timestamptz AT TIME ZONE 'UTC')::date::text AS "day" FROM old e
   WHERE e."actorId" = (SELECT c."actorId" FROM old c LEFT JOIN "Actor" a ON a."companyId" = $1::int AND a."id" = c."actorId"
     ORDER BY (a."key" = 'u:' || $7::text) DESC NULLS LAST, c."id" LIMIT 1)`,
);

/** An event that was counted for a response, and the answered part, such as a question id. A condensed event can be listed several times. */
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
  const property = part?.property ?? '';
  const found = first
    ? await ctx.sql<EventOfResponse>(ALL, ...about, first.actorId, at, id, first.responseId === null, property, last)
    : [];
  const isFound = (name: string, of: string | null = null) =>
    found.some((event) => event.name === name && event.part === of);
  const missing = [
    ...(given && !isFound(given) ? [{ name: given, part: null }] : []),
    ...(part ? parts.filter((one) => !isFound(part.name, one)).map((one) => ({ name: part.name, part: one })) : []),
    ...(complete && isComplete && !isFound(complete) ? [{ name: complete, part: null }] : []),
  ];
  if (!missing.length) return found;
  const condensed = await ctx.sql<EventOfResponse>(
    CONDENSED,
    type,
    widgetId,
    [...new Set(missing.map(({ name }) => name))],
    at,
    last,
    userId,
    property,
    missing.flatMap((one) => one.part ?? []),
    first?.actorId ?? 0,
  );
  // Earlier releases removed the parts of events when they erased a user, and condensed the events of all parts into one. An event without
  // a part is returned for one part, and a condensed one for all parts that have no other event.
  const withoutPart = (event: EventOfResponse) => event.name === part?.name && event.part === null;
  const candidates = [...condensed, ...found.filter(withoutPart)];
  const used = new Set<EventOfResponse>();
  const represented = missing.flatMap((one) => {
    const alike = candidates.filter(({ name }) => name === one.name);
    const general = alike.filter((each) => each.part === null);
    const event = alike.find((each) => each.part === one.part) ?? general.find((each) => !used.has(each)) ?? general[0];
    if (!event) return [];
    used.add(event);
    return [{ ...event, part: one.part }];
  });
  return [...found.filter((event) => !withoutPart(event)), ...represented];
}
