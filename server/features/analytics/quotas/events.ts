import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import type { Quota, QuotaLimits } from '../../../platform/quota-limits';
import { type NewEvent, recordEvents } from '../events/service';
import { bytesOf } from './counting';
import { lockAndReadUsage, monthAt, readUsed, type Used } from './quotas';

/**
 * The distance to a limit from which batches run in parallel: more than all concurrent batches together are expected to record.
 */
const FAR = { events: 100_000, eventBytes: 400_000_000 };

const KNOWN = companyStatement(
  'quota_known',
  `SELECT 'receipt' AS "what", "key" FROM "EventReceipt" WHERE "companyId" = $1::int AND "key" = ANY($2::text[])
   UNION ALL SELECT 'name', "name" FROM "EventName" WHERE "companyId" = $1::int AND "name" = ANY($3::text[])`,
  { shared: true },
);

/** The receipts and the names of these events that the company has already. */
async function readKnown(ctx: Ctx, events: readonly NewEvent[]): Promise<Record<'receipt' | 'name', Set<string>>> {
  const receipts = events.flatMap(({ receipt }) => receipt ?? []);
  const names = [...new Set(events.filter(isOwn).map(({ name }) => name))];
  const rows = await ctx.sql<{ what: 'receipt' | 'name'; key: string }>(KNOWN, receipts, names);
  const of = (what: string) => new Set(rows.flatMap((row) => (row.what === what ? row.key : [])));
  return { receipt: of('receipt'), name: of('name') };
}

const SIZES = companyStatement(
  'quota_sizes',
  `SELECT COALESCE(${bytesOf('p."json"')}, 0) AS "bytes" FROM unnest($2::text[]) WITH ORDINALITY AS p("json", "place")
   WHERE $1::int IS NOT NULL ORDER BY p."place"`,
  { shared: true },
);

/** The bytes that the properties of each event will count. */
async function readSizes(ctx: Ctx, events: readonly NewEvent[]): Promise<number[]> {
  const texts = events.map(({ properties }) => (properties ? JSON.stringify(properties) : null));
  return (await ctx.sql<{ bytes: number }>(SIZES, texts)).map(({ bytes }) => bytes);
}

/** True for the application's own events, which have custom names. */
const isOwn = ({ entityId }: NewEvent): boolean => entityId === 0;

const monthOfEvent = ({ occurredAt }: NewEvent, now: Date): string => monthAt(occurredAt ?? now);

/** The quota that each rejected event exceeds, by index. */
function refuse(
  events: readonly NewEvent[],
  limits: QuotaLimits,
  used: Used,
  { known, sizes }: { known: Awaited<ReturnType<typeof readKnown>>; sizes: readonly number[] },
  now: Date,
): Map<number, Quota> {
  const most = (quota: Quota) => limits[quota] ?? Number.POSITIVE_INFINITY;
  const months = new Map<string, number>();
  const names = new Set<string>();
  let bytes = used.eventBytes;
  const quotaOf = (event: NewEvent, more: number): Quota | undefined => {
    const month = monthOfEvent(event, now);
    const count = months.get(month) ?? used.events(month);
    if (count >= most('events')) return 'events';
    if (bytes + more > most('eventBytes')) return 'eventBytes';
    const isNew = isOwn(event) && !known.name.has(event.name) && !names.has(event.name);
    if (isNew && used.eventNames + names.size >= most('eventNames')) return 'eventNames';
    months.set(month, count + 1);
    bytes += more;
    if (isNew) names.add(event.name);
    return undefined;
  };
  const refused = new Map<number, Quota>();
  for (const [place, event] of events.entries()) {
    // A duplicate uses no quota.
    if (event.receipt !== undefined && known.receipt.has(event.receipt)) continue;
    const quota = quotaOf(event, sizes[place] ?? 0);
    if (quota) refused.set(place, quota);
  }
  return refused;
}

/** True when usage is so far below the limits that batches need no lock. */
function isFar(events: readonly NewEvent[], limits: QuotaLimits, used: Used, now: Date): boolean {
  const months = new Set(events.map((event) => monthOfEvent(event, now)));
  const { events: most, eventBytes: mostBytes } = limits;
  return (
    (most === null || [...months].every((month) => used.events(month) + FAR.events <= most)) &&
    (mostBytes === null || used.eventBytes + FAR.eventBytes <= mostBytes)
  );
}

/**
 * Records events within the quotas of the company. Near a limit, batches run one at a time, so that together they never exceed it.
 * @returns the number of new events, and the quota of each rejected event by its index in `events`
 */
export async function recordWithinQuotas(
  ctx: Ctx,
  events: readonly NewEvent[],
  now = new Date(),
): Promise<{ recorded: number; refused: Map<number, Quota> }> {
  const { quotas: limits } = ctx;
  const refused = new Map<number, Quota>();
  if (limits.events === null && limits.eventBytes === null && limits.eventNames === null)
    return { recorded: await recordEvents(ctx, events), refused };
  if (isFar(events, limits, await readUsed(ctx), now)) {
    const { name: known } = limits.eventNames === null ? { name: undefined } : await readKnown(ctx, events);
    if (!known || events.every((event) => !isOwn(event) || known.has(event.name)))
      return { recorded: await recordEvents(ctx, events), refused };
  }
  // Every batch locks the current month, so that all run one at a time: bytes and names count for all months.
  const months = [...new Set([monthAt(now), ...events.map((event) => monthOfEvent(event, now))])];
  return ctx.inTransaction(async () => {
    const used = await lockAndReadUsage(ctx, 'events', months);
    const known = await readKnown(ctx, events);
    const sizes = limits.eventBytes === null ? [] : await readSizes(ctx, events);
    const over = refuse(events, limits, used, { known, sizes }, now);
    const rest = events.filter((_, place) => !over.has(place));
    return { recorded: rest.length ? await recordEvents(ctx, rest) : 0, refused: over };
  });
}
