import { randomUUID } from 'node:crypto';
import type { Ctx } from '../../../auth/context';
import { COMPANY_LOCKS } from '../../../database/company-locks';
import { companyStatement } from '../../../database/company-statement';
import { addUsage, bytesOf, monthOf } from '../quotas/counting';
import { ActorSet, packActors } from './actor-set';
import { bucketsAround } from './buckets';
import { LOAD, REVISE } from './rollup-statements';

/** An event to remove from the statistics. `day` has the format YYYY-MM-DD, UTC. */
export type CountedEvent = {
  id: string;
  entityType: string;
  entityId: number;
  name: string;
  actorId: number;
  day: string;
};

// `$2` is the lock.
const LOCK = companyStatement(
  'events-remove-lock',
  'SELECT 1 AS "locked" FROM pg_advisory_xact_lock($2::int, $1::int)',
);

// Decrements `times` of an event that represents several, and deletes the others. Citus runs the parts of the statement one after the
// other, so `gone` excludes the rows that `fewer` has changed.
const TAKE = companyStatement(
  'events-remove-take',
  `WITH staged AS (
     DELETE FROM "EventTail" t WHERE t."companyId" = $1::int AND t."day" = ANY($3::date[]) AND t."eventId" = ANY($2::bigint[])
     RETURNING t."eventId"
   ), fewer AS (
     UPDATE "Event" e SET "times" = e."times" - 1, "responseId" = NULL
     WHERE e."companyId" = $1::int AND e."id" = ANY($2::bigint[]) AND e."times" > 1
     RETURNING e."id"
   ), gone AS (
     DELETE FROM "Event" e WHERE e."companyId" = $1::int AND e."id" = ANY($2::bigint[]) AND e."times" = 1
       AND e."id" NOT IN (SELECT f."id" FROM fewer f)
     RETURNING e."id", e."occurredAt", ${bytesOf('e."properties"')} AS "bytes"
   ), usage AS (
     ${addUsage(`SELECT 'events' AS "kind", ${monthOf('g."occurredAt"')} AS "month", -1 AS "count", -g."bytes" AS "bytes" FROM gone g`)}
   )
   SELECT "eventId"::text AS "id" FROM staged`,
);

// The actor, the user it was merged into if any (the root), and all visitors merged into the same user.
const FAMILY = companyStatement(
  'events-remove-family',
  `SELECT f."id", f."mergedInto" IS NULL AS "isRoot" FROM "Actor" a JOIN "Actor" f ON f."companyId" = $1::int
     AND (f."id" = COALESCE(a."mergedInto", a."id") OR f."mergedInto" = COALESCE(a."mergedInto", a."id"))
   WHERE a."companyId" = $1::int AND a."id" = $2::int`,
);

// A condensed event counts on every day from the oldest event that it represents to its own day. Events in staging are in no bucket yet.
const REMAINING = companyStatement(
  'events-remove-remaining',
  `SELECT count(*)::int AS "count" FROM "Event" e
   WHERE e."companyId" = $1::int AND e."actorId" = ANY($2::int[]) AND e."entityType" = $3::text AND e."name" = $4::text
     AND ($5::int = 0 OR e."entityId" = $5::int)
     AND e."occurredAt" >= $6::date::timestamp AT TIME ZONE 'UTC'
     AND COALESCE(e."since", e."occurredAt") < ($6::date + $7::int)::timestamp AT TIME ZONE 'UTC'
     AND NOT EXISTS (SELECT 1 FROM "EventTail" t WHERE t."companyId" = $1::int AND t."eventId" = e."id"
       AND t."day" = (e."occurredAt" AT TIME ZONE 'UTC')::date)`,
);

const LOAD_SPANS = companyStatement('rollup-load', LOAD);
const REVISE_BUCKETS = companyStatement('rollup-revise', REVISE);

const SAVE = companyStatement(
  'events-remove-save',
  `WITH fewer AS (
     UPDATE "EventSpan" s SET "count" = s."count" - 1, "actors" = decode($7::text, 'base64')
     WHERE s."companyId" = $1::int AND s."entityType" = $2::text AND s."days" = $3::smallint AND s."firstDay" = $4::date
       AND s."entityId" = $5::int AND s."name" = $6::text AND s."count" > 1 RETURNING 1
   )
   DELETE FROM "EventSpan" s
   WHERE s."companyId" = $1::int AND s."entityType" = $2::text AND s."days" = $3::smallint AND s."firstDay" = $4::date
     AND s."entityId" = $5::int AND s."name" = $6::text AND s."count" = 1`,
);

type Counting = { days: number; firstDay: string; entityId: number; actors: Uint8Array };

/** Removes one event from every bucket that counts it, and its actor if the bucket has no other event of that actor. */
async function uncount(ctx: Ctx, { entityType, entityId, name, actorId, day }: CountedEvent): Promise<void> {
  const members = await ctx.sql<{ id: number; isRoot: boolean }>(FAMILY, actorId);
  const family = members.map(({ id }) => id);
  const root = members.find(({ isRoot }) => isRoot)?.id ?? actorId;
  const places = bucketsAround(day).flatMap((bucket) => [entityId, 0].map((id) => ({ ...bucket, entityId: id })));
  const counting = await ctx.sql<Counting>(
    LOAD_SPANS,
    places.map(() => entityType),
    places.map(({ days }) => days),
    places.map(({ firstDay }) => firstDay),
    places.map((place) => place.entityId),
    places.map(() => name),
  );
  for (const { days, firstDay, entityId: id, actors } of counting) {
    const [remaining] = await ctx.sql<{ count: number }>(REMAINING, family, entityType, name, id, firstDay, days);
    const set = new ActorSet();
    set.addPacked(actors);
    // Replaces visitors by the user they were identified as. The next rollup does this only for actors with events.
    set.replace(family.map((member) => [member, root]));
    const ids = remaining?.count ? set.ids() : set.ids().filter((one) => one !== root);
    const packed = Buffer.from(packActors(ids)).toString('base64');
    await ctx.sql(SAVE, entityType, days, firstDay, id, name, packed);
  }
  const buckets = bucketsAround(day);
  await ctx.sql(
    REVISE_BUCKETS,
    buckets.map(({ days }) => days),
    buckets.map(({ firstDay }) => firstDay),
    randomUUID(),
  );
}

/**
 * Until the transaction ends, no rollup takes an event out of staging, and events are not condensed into others. Call it before the events
 * to remove are read.
 */
export async function lockEvents(ctx: Ctx): Promise<void> {
  for (const lock of [COMPANY_LOCKS.events, COMPANY_LOCKS.rollup]) await ctx.sql(LOCK, lock);
}

/**
 * Removes events from the history and from every count: a condensed event as many times as it is listed. Call it in the transaction that
 * has called `lockEvents`.
 * Statistics are then as if the events had never happened. Exception: if events were condensed, a person may remain counted on a day on which they have no other event.
 */
export async function removeEvents(ctx: Ctx, events: readonly CountedEvent[]): Promise<void> {
  if (!events.length) return;
  const isStaged = new Set<string>();
  // Each statement takes an event once.
  for (let left = [...events]; left.length; ) {
    const batch = [...new Map(left.map((event) => [event.id, event])).values()];
    const staged = await ctx.sql<{ id: string }>(
      TAKE,
      batch.map(({ id }) => id),
      [...new Set(batch.map(({ day }) => day))],
    );
    for (const { id } of staged) isStaged.add(id);
    left = left.filter((event) => !batch.includes(event));
  }
  for (const event of events) if (!isStaged.has(event.id)) await uncount(ctx, event);
}
