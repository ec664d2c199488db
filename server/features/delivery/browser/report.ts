import { EVENTS, entityTypeOf } from '../../../../widgets/contract/entities';
import { DAY_MS } from '../../../../widgets/targeting/dates';
import { someHints } from '../../../../widgets/validation/nearest';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { firstIssueOf } from '../../../operations/failure';
import type { ActorRef } from '../../analytics/events/actors';
import { namesFromResponses } from '../../analytics/events/outcomes';
import { receiptOf } from '../../analytics/events/receipt';
import { MAX_EVENT_AGE_DAYS } from '../../analytics/events/receipts';
import type { NewEvent } from '../../analytics/events/service';
import { recordWithinQuotas } from '../../analytics/quotas/events';
import { quotaExceeded, quotaMessage, readUsed, usedOf } from '../../analytics/quotas/quotas';
import { eventInput } from './schema';
import type { Visitor } from './visitor';

/** An invalid event of a batch, with its `id` if it had one. */
export type Rejected = { id?: string; index: number; code: string; message: string };
/**
 * The result of a batch. `duplicates` counts events that were reported before and events that are recorded from responses instead.
 * `fromResponses` lists the latter.
 */
export type Reported = { recorded: number; duplicates: number; rejected: Rejected[]; fromResponses?: Rejected[] };

/** The entity type of events of the application itself. */
export const APPLICATION = 'application';

export const FIND_ENTITIES = companyStatement(
  'client_entities',
  `SELECT "type", "id" FROM "Widget" WHERE "companyId" = $1 AND "id" = ANY($2::int[])
   UNION ALL SELECT 'changelog', "id" FROM "Changelog" WHERE "companyId" = $1 AND "id" = ANY($2::int[])
   UNION ALL SELECT 'roadmap', "id" FROM "Roadmap" WHERE "companyId" = $1 AND "id" = ANY($2::int[])`,
  { shared: true },
);

async function knownEntities(ctx: Ctx, events: readonly EventToReport[]): Promise<Set<string>> {
  const ids = [...new Set(events.flatMap(({ entityId }) => entityId ?? []))];
  if (!ids.length) return new Set();
  const rows = await ctx.sql<{ type: string; id: number }>(FIND_ENTITIES, ids);
  return new Set(rows.map(({ type, id }) => `${type}/${id}`));
}

const TOO_OLD = {
  code: 'too_old',
  message: `It happened more than ${MAX_EVENT_AGE_DAYS} days before it was sent.`,
};

const FROM_RESPONSE = {
  code: 'counted_from_response',
  message: 'It is counted when the response is stored, and not when it is reported.',
};

const namesOf = (type: string): readonly string[] =>
  Object.hasOwn(EVENTS, type) ? EVENTS[type as keyof typeof EVENTS].names : [];

/** An event with a valid format, and its index in the batch. An event without an entity belongs to the application. */
export type EventToReport = {
  index: number;
  id?: string;
  who: ActorRef;
  name: string;
  entityType: string | undefined;
  entityId: number | undefined;
  properties: Record<string, unknown> | undefined;
  /** The time since the event. */
  ageMs: number;
  receipt?: string;
};

function faultOf({ name, entityType, entityId, ageMs }: EventToReport, known: ReadonlySet<string>) {
  if (ageMs > MAX_EVENT_AGE_DAYS * DAY_MS) return TOO_OLD;
  if (entityType === undefined && entityId === undefined) return undefined;
  if (entityType === undefined || entityId === undefined)
    return { code: 'incomplete_entity', message: 'Send `entityType` and `entityId` together.' };
  if (!namesOf(entityType).includes(name))
    return { code: 'unknown_event', message: `"${name}" is no event of ${entityType}.` };
  if (!known.has(`${entityType}/${entityId}`))
    return { code: 'unknown_entity', message: `There is no ${entityType} ${entityId}.` };
  return undefined;
}

/** The `id` of a value that may not be a valid event, as it was sent. */
export const idOf = (event: unknown): { id?: string } => {
  const id = typeof event === 'object' && event !== null && 'id' in event ? event.id : undefined;
  return typeof id === 'string' ? { id } : {};
};

/** An event with its entity type, which may have been sent as the name of the collection. */
const withEntityType = (event: EventToReport): EventToReport =>
  event.entityType === undefined ? event : { ...event, entityType: entityTypeOf(event.entityType) ?? event.entityType };

/**
 * Records events, each receipt once. Invalid events are listed and do not affect the others.
 * @param rejected the events of the batch with an invalid format. @param batch its size, and whether a server sent it: a server gets an
 * error if all events exceed a quota
 * @throws DocentError `quota_exceeded` to a server
 */
export async function reportEach(
  ctx: Ctx,
  events: readonly EventToReport[],
  rejected: Rejected[],
  { given, isServer = false }: { given: number; isServer?: boolean },
  now: Date,
): Promise<Reported> {
  const known = await knownEntities(ctx, events);
  const fresh = new Map<string, NewEvent & { reference: { id?: string; index: number } }>();
  const fromResponses: Rejected[] = [];
  for (const event of events.map(withEntityType)) {
    const { index, name, entityType, entityId, properties, who, ageMs, receipt } = event;
    const reference = { ...idOf(event), index };
    const fault = faultOf(event, known);
    if (fault) {
      rejected.push({ ...reference, ...fault });
      continue;
    }
    if (entityType !== undefined && namesFromResponses(entityType).includes(name)) {
      fromResponses.push({ ...reference, ...FROM_RESPONSE });
      continue;
    }
    fresh.set(receipt ?? String(index), {
      entityType: entityType ?? APPLICATION,
      entityId: entityId ?? 0,
      name,
      who,
      ...(properties ? { properties } : {}),
      occurredAt: new Date(now.getTime() - ageMs),
      ...(receipt ? { receipt } : {}),
      reference,
    });
  }
  const batch = [...fresh.values()];
  const { recorded, refused } = await recordWithinQuotas(ctx, batch, now);
  const [full] = refused.values();
  if (isServer && full && refused.size === given)
    throw quotaExceeded(ctx, full, usedOf(full, await readUsed(ctx), now));
  for (const [place, quota] of refused)
    rejected.push({
      index: place,
      ...batch[place]?.reference,
      code: 'quota_exceeded',
      message: quotaMessage(ctx, quota),
    });
  const duplicates = given - rejected.length - recorded;
  return { recorded, duplicates, rejected, ...(fromResponses.length ? { fromResponses } : {}) };
}

/**
 * Records the events of a browser, each once even if it is sent repeatedly. Invalid events are listed and do not affect the others.
 * @param batch `sentAt`: the browser's clock when it sent the batch; the difference to the server's clock corrects the times of the events
 */
export function reportBatch(
  ctx: Ctx,
  { who, anonymousId }: Visitor,
  { events, sentAt }: { events: readonly unknown[]; sentAt: number },
  now = new Date(),
): Promise<Reported> {
  const good: EventToReport[] = [];
  const rejected: Rejected[] = [];
  const hints = someHints();
  for (const [index, given] of events.entries()) {
    const { success, data, error } = eventInput.safeParse(given);
    const issue = success ? undefined : firstIssueOf(error, hints);
    if (issue) rejected.push({ ...idOf(given), index, code: issue.code, message: `${issue.path}: ${issue.message}` });
    if (!data) continue;
    const { id, name, entityType, entityId, properties, at } = data;
    const ageMs = Math.max(0, sentAt - at);
    const receipt = receiptOf(anonymousId, id);
    good.push({ index, id, who, name, entityType, entityId, properties, ageMs, receipt });
  }
  return reportEach(ctx, good, rejected, { given: events.length }, now);
}
