import { TARGET_EVENTS } from '../../../../widgets/contract/entities';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { addUsage, bytesOf, monthOf, stageUsage } from '../quotas/counting';
import { type ActorRef, actorKey, resolveActors } from './actors';

/** An event to record. `occurredAt` defaults to now. */
export type NewEvent = {
  entityType: string;
  entityId: number;
  name: string;
  who: ActorRef;
  properties?: Record<string, unknown>;
  occurredAt?: Date;
  /** Identifies the event in the company: another event with the same receipt is not recorded. */
  receipt?: string;
  /** The response that the event is counted from. */
  responseId?: number;
};

const BATCH = 5_000;

/** Maximum stored missing targets of a widget, since browsers can report any target as missing. */
const MAX_TARGETS = 5_000;
const MISSING_KEPT_DAYS = 30;

const { missing: MISSING, changed: CHANGED } = TARGET_EVENTS;
const MAX_FOUND_LENGTH = 200;

const listed = (names: string[]): string => names.map((name) => `'${name}'`).join(', ');

const PRUNE_MISSING = companyStatement(
  'events-prune-missing',
  `DELETE FROM "MissingTarget" WHERE "companyId" = $1::int AND "day" < ($2::timestamptz AT TIME ZONE 'UTC')::date - ${MISSING_KEPT_DAYS}`,
);

export const RECORD_EVENTS = companyStatement(
  'events-record',
  `WITH given AS (
     SELECT * FROM unnest($2::text[], $3::int[], $4::text[], $5::int[], $6::text[], $7::text[], $8::text[], $9::int[])
       AS e("type", "entity", "name", "actor", "properties", "at", "receipt", "response")
   ), fresh AS (
     INSERT INTO "EventReceipt" ("companyId", "key")
     SELECT $1::int, "receipt" FROM given WHERE "receipt" IS NOT NULL ORDER BY "receipt"
     ON CONFLICT ("companyId", "key") DO NOTHING RETURNING "key"
   ), recorded AS (
     INSERT INTO "Event" ("companyId", "entityType", "entityId", "name", "actorId", "properties", "occurredAt", "responseId")
     SELECT $1::int, "type", "entity", "name", "actor", "properties"::jsonb, "at"::timestamptz, "response" FROM given
     WHERE "receipt" IS NULL OR "receipt" IN (SELECT "key" FROM fresh)
     RETURNING "id", "entityType", "entityId", "name", "actorId", "occurredAt", "properties"
   ), counted AS (
     INSERT INTO "EventTail" ("companyId", "day", "eventId", "entityType", "entityId", "name", "actorId")
     SELECT $1::int, ("occurredAt" AT TIME ZONE 'UTC')::date, "id", "entityType", "entityId", "name", "actorId"
     FROM recorded WHERE "entityId" > 0
   )
   , missed AS (
     INSERT INTO "MissingTarget" ("companyId", "entityType", "entityId", "target", "day", "times", "changed", "found")
     SELECT $1::int, r."entityType", r."entityId", r."target", r."day",
       (count(*) FILTER (WHERE r."name" IN (${listed(MISSING)})))::int, (count(*) FILTER (WHERE r."name" IN (${listed(CHANGED)})))::int,
       max(r."found")
     FROM (
       SELECT "entityType", "entityId", "name", ("occurredAt" AT TIME ZONE 'UTC')::date AS "day",
         left("properties" ->> 'found', ${MAX_FOUND_LENGTH}) AS "found",
         md5(COALESCE("properties" ->> 'stepId', '') || ' ' || COALESCE("properties" ->> 'domQuery', '')) AS "target"
       FROM recorded
     ) r
     WHERE r."name" IN (${listed([...MISSING, ...CHANGED])}) AND (
       EXISTS (
         SELECT FROM "MissingTarget" m WHERE m."companyId" = $1::int AND m."entityType" = r."entityType" AND m."entityId" = r."entityId"
           AND m."target" = r."target"
       ) OR (
         SELECT count(*) FROM "MissingTarget" m WHERE m."companyId" = $1::int AND m."entityType" = r."entityType" AND m."entityId" = r."entityId"
       ) < ${MAX_TARGETS}
     )
     GROUP BY 2, 3, 4, 5 ORDER BY 2, 3, 4, 5
     ON CONFLICT ("companyId", "entityType", "entityId", "target", "day") DO UPDATE SET "times" = "MissingTarget"."times" + EXCLUDED."times",
       "changed" = "MissingTarget"."changed" + EXCLUDED."changed", "found" = COALESCE(EXCLUDED."found", "MissingTarget"."found")
   )
   , named AS (
     INSERT INTO "EventName" ("companyId", "name", "month")
     SELECT $1::int, "name", ${monthOf('min("occurredAt")')} FROM recorded WHERE "entityId" = 0 GROUP BY "name" ORDER BY "name"
     ON CONFLICT ("companyId", "name") DO NOTHING RETURNING "month"
   ), noted AS (
     ${stageUsage(`SELECT "id", ${monthOf('"occurredAt"')} AS "month", ${bytesOf('"properties"')} AS "bytes" FROM recorded`)}
   ), usage AS (
     ${addUsage(`SELECT 'names' AS "kind", "month", 1 AS "count", 0 AS "bytes" FROM named`)}
   )
   SELECT count(*)::int AS "recorded" FROM recorded`,
);

/**
 * Stores events. Statistics include them at once, except application events (`entityId` 0).
 * Each chunk of 5,000 events is stored completely or not at all. @returns the number of new events
 */
export async function recordEvents(ctx: Ctx, events: readonly NewEvent[]): Promise<number> {
  const now = new Date();
  let total = 0;
  for (let at = 0; at < events.length; at += BATCH) {
    const batch = events.slice(at, at + BATCH);
    const keys = batch.map(({ who }) => actorKey(who));
    const actors = await resolveActors(ctx, keys);
    const [row] = await ctx.sql<{ recorded: number }>(
      RECORD_EVENTS,
      batch.map((event) => event.entityType),
      batch.map((event) => event.entityId),
      batch.map((event) => event.name),
      keys.map((key) => actors.get(key)),
      batch.map(({ properties }) => (properties ? JSON.stringify(properties) : null)),
      batch.map(({ occurredAt }) => (occurredAt ?? now).toISOString()),
      batch.map(({ receipt }) => receipt ?? null),
      batch.map(({ responseId }) => responseId ?? null),
    );
    if (batch.some(({ name }) => MISSING.includes(name) || CHANGED.includes(name)))
      await ctx.sql(PRUNE_MISSING, now.toISOString());
    total += row?.recorded ?? 0;
  }
  return total;
}

const MERGE = companyStatement(
  'actors-merge',
  `WITH merged AS (
     UPDATE "Actor" SET "mergedInto" = $3::int
     WHERE "companyId" = $1 AND "id" = $2::int AND "mergedInto" IS NULL RETURNING "id"
   )
   INSERT INTO "ActorMerge" ("companyId", "actorId", "intoId") SELECT $1::int, "id", $3::int FROM merged`,
);

/**
 * Past and future events of the browser `anonymousId` count for the user from now on.
 * Merging the same browser again changes nothing: the first user remains.
 */
export async function mergeActor(ctx: Ctx, anonymousId: string, userId: string): Promise<void> {
  const [from, into] = [actorKey({ anonymousId }), actorKey({ userId })];
  const ids = await resolveActors(ctx, [from, into]);
  await ctx.sql(MERGE, ids.get(from), ids.get(into));
}
