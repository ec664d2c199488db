import type { z } from 'zod';
import { DAY_MS } from '../../widgets/dates';
import { EVENTS } from '../../widgets/entities';
import { someHints } from '../../widgets/nearest';
import { companyStatement } from '../database/company-statement';
import { namesFromResponses } from '../events/outcomes';
import { receiptOf } from '../events/receipt';
import { OLDEST_DAYS } from '../events/receipts';
import { type NewEvent, recordEvents } from '../events/service';
import type { Ctx } from '../identity/context';
import { firstIssueOf } from '../operation/failure';
import { eventInput } from './schema';
import type { Visitor } from './visitor';

/** An event as a browser reports it. Without an entity it is the application's own, from `track`. */
type ReportedEvent = z.output<typeof eventInput>;

/** A bad event of a batch; `id` where it had one. */
export type Rejected = { id?: string; index: number; code: string; message: string };
/**
 * What became of a batch. `duplicates` were reported before, or are counted from responses; `fromResponses` lists the latter, which are
 * never counted here.
 */
export type Reported = { recorded: number; duplicates: number; rejected: Rejected[]; fromResponses?: Rejected[] };

/** What the application itself reports. */
export const APPLICATION = 'application';

export const FIND_ENTITIES = companyStatement(
  'client_entities',
  `SELECT "type", "id" FROM "Widget" WHERE "companyId" = $1 AND "id" = ANY($2::int[])
   UNION ALL SELECT 'changelog', "id" FROM "Changelog" WHERE "companyId" = $1 AND "id" = ANY($2::int[])
   UNION ALL SELECT 'roadmap', "id" FROM "Roadmap" WHERE "companyId" = $1 AND "id" = ANY($2::int[])`,
  { shared: true },
);

async function knownEntities(ctx: Ctx, events: readonly ReportedEvent[]): Promise<Set<string>> {
  const ids = [...new Set(events.flatMap(({ entityId }) => entityId ?? []))];
  if (!ids.length) return new Set();
  const rows = await ctx.sql<{ type: string; id: number }>(FIND_ENTITIES, ids);
  return new Set(rows.map(({ type, id }) => `${type}/${id}`));
}

const TOO_OLD = {
  code: 'too_old',
  message: `It happened more than ${OLDEST_DAYS} days before it was sent.`,
};

const FROM_RESPONSE = {
  code: 'counted_from_response',
  message: 'It is counted when the response is stored, and not when it is reported.',
};

const namesOf = (type: string): readonly string[] =>
  Object.hasOwn(EVENTS, type) ? EVENTS[type as keyof typeof EVENTS].names : [];

function faultOf({ name, entityType, entityId }: ReportedEvent, known: ReadonlySet<string>) {
  if (entityType === undefined && entityId === undefined) return undefined;
  if (entityType === undefined || entityId === undefined)
    return { code: 'incomplete_entity', message: 'Send `entityType` and `entityId` together.' };
  if (!namesOf(entityType).includes(name))
    return { code: 'unknown_event', message: `"${name}" is no event of ${entityType}.` };
  if (!known.has(`${entityType}/${entityId}`))
    return { code: 'unknown_entity', message: `There is no ${entityType} ${entityId}.` };
  return undefined;
}

const idOf = (event: unknown): { id?: string } => {
  const id = typeof event === 'object' && event !== null && 'id' in event ? event.id : undefined;
  return typeof id === 'string' ? { id: id.slice(0, 64) } : {};
};

/** Takes a batch apart: events that have the form of one, and what is wrong with the others. */
function readBatch(events: readonly unknown[]) {
  const good: { index: number; event: ReportedEvent }[] = [];
  const rejected: Rejected[] = [];
  const hints = someHints();
  for (const [index, given] of events.entries()) {
    const { success, data, error } = eventInput.safeParse(given);
    const issue = success ? undefined : firstIssueOf(error, hints);
    if (issue) rejected.push({ ...idOf(given), index, code: issue.code, message: `${issue.path}: ${issue.message}` });
    else if (data) good.push({ index, event: data });
  }
  return { good, rejected };
}

/**
 * Records what a browser reports, each event once however often it is sent. A bad one is named and does not keep the others back.
 * @param batch `sentAt`: the browser's clock when it sent this; the difference to ours corrects when things happened
 */
export async function reportBatch(
  ctx: Ctx,
  { who, anonymousId }: Visitor,
  { events, sentAt }: { events: readonly unknown[]; sentAt: number },
  now = new Date(),
): Promise<Reported> {
  const { good, rejected } = readBatch(events);
  const known = await knownEntities(
    ctx,
    good.map(({ event }) => event),
  );
  const fresh = new Map<string, NewEvent>();
  const fromResponses: Rejected[] = [];
  for (const { index, event } of good) {
    const ageMs = Math.max(0, sentAt - event.at);
    const fault = ageMs > OLDEST_DAYS * DAY_MS ? TOO_OLD : faultOf(event, known);
    if (fault) {
      rejected.push({ id: event.id, index, ...fault });
      continue;
    }
    if (event.entityType !== undefined && namesFromResponses(event.entityType).includes(event.name)) {
      fromResponses.push({ id: event.id, index, ...FROM_RESPONSE });
      continue;
    }
    fresh.set(event.id, {
      entityType: event.entityType ?? APPLICATION,
      entityId: event.entityId ?? 0,
      name: event.name,
      who,
      ...(event.properties ? { properties: event.properties } : {}),
      occurredAt: new Date(now.getTime() - ageMs),
      receipt: receiptOf(anonymousId, event.id),
    });
  }
  const recorded = fresh.size ? await recordEvents(ctx, [...fresh.values()]) : 0;
  const duplicates = events.length - rejected.length - recorded;
  return { recorded, duplicates, rejected, ...(fromResponses.length ? { fromResponses } : {}) };
}
