import { randomUUID } from 'node:crypto';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { isUniqueViolation } from '../../../database/constraints';
import { type ActorRef, actorKey, resolveActors, UNVERIFIED_PREFIX } from '../events/actors';
import { fromResponsesOf, type WidgetEntity } from '../events/outcomes';
import { receiptOf } from '../events/receipt';
import { type NewEvent, recordEvents } from '../events/service';

/** The common fields of all responses. */
export type NewResponse = {
  widgetId: number;
  email?: string | undefined;
  name?: string | undefined;
  userId?: string | undefined;
  createdAt?: Date;
  /** A hash of the id that the browser or server sent, so that a repeated response is stored once. */
  clientId?: string;
  /** The same of earlier releases, which may also be that of a response to another widget. */
  formerClientId?: string;
  /** The actor for statistics. Default: the user, or a new visitor if there is no user. */
  who?: ActorRef;
  /** Further actors to lock: the browser, and the user it was identified as. */
  alsoOf?: readonly ActorRef[];
  /** The time of the display, in milliseconds since 1970. */
  shownAt?: number | undefined;
};

/** The result of storing a response: its id, and the facts to count. */
export type Stored = {
  /** Undefined for a deleted response, which is not stored again. */
  id: number | undefined;
  isNew: boolean;
  /** Newly answered parts, such as ids of questions. */
  parts?: readonly string[];
  completed: boolean;
};

/** A partial response. Copies with a higher `revision` have later answers. */
export type PartialCopy = {
  isComplete: boolean;
  revision: number;
  /** Throws to reject a response that is not stored yet. Runs under a lock, so that no other response of the person is stored meanwhile. */
  allow: () => Promise<void>;
};

/**
 * Selects a stored response if a copy changes it. The copy must be a newer revision of the same user, or from a browser that was identified
 * as this user. The stored response must be neither complete nor redacted. It is a condition of the update, so that a redaction or an
 * erasure that ends meanwhile stays in effect.
 */
export const olderThan = ({
  revision = 0,
  userId,
  alsoOf = [],
}: Pick<NewResponse, 'userId' | 'alsoOf'> & { revision?: number | undefined }) => ({
  isComplete: false,
  redactedAt: null,
  revision: { lt: revision },
  OR: [
    { userId: null },
    ...(userId === undefined ? [] : [{ userId }]),
    ...alsoOf.flatMap((one) => ('userId' in one ? [{ userId: one.userId }] : [])),
  ],
});

// Serializes copies of a response and responses of one person, across all processes.
const LOCK = companyStatement(
  'responses_lock',
  'SELECT "id" FROM "Actor" WHERE "companyId" = $1 AND "id" = ANY($2::int[]) ORDER BY "id" FOR NO KEY UPDATE',
);

// Serializes copies of a response under several persons. In the transaction of an idempotent request, a failed insert cannot be repeated.
const LOCK_COPIES = companyStatement(
  'responses_lock_copies',
  `SELECT 1 AS "locked" FROM (SELECT unnest($2::text[]) AS "id" ORDER BY 1) c
   CROSS JOIN LATERAL pg_advisory_xact_lock(hashtextextended($1::int || ' response ' || c."id", 0))`,
);

function respondentOf({ who, userId }: NewResponse): ActorRef {
  if (who) return who;
  return userId === undefined ? { anonymousId: UNVERIFIED_PREFIX + randomUUID() } : { userId };
}

/** The events that are counted from a response, all with the same timestamp. */
function eventsOf(
  type: WidgetEntity,
  { widgetId, clientId, shownAt }: NewResponse,
  { id, isNew, parts = [], completed }: Stored,
  about: Pick<NewEvent, 'who' | 'occurredAt'> & { url?: string | undefined },
): NewEvent[] {
  const { given, part, complete } = fromResponsesOf(type) ?? {};
  const { url, ...happened } = about;
  const event = (name: string, named: Record<string, unknown> = {}): NewEvent => ({
    ...happened,
    entityType: type,
    entityId: widgetId,
    name,
    ...(id === undefined ? {} : { responseId: id }),
    properties: { ...named, ...(url && { url }), ...(shownAt !== undefined && { shownAt }) },
    ...(clientId && { receipt: receiptOf(clientId, [name, ...Object.values(named)].join(' ')) }),
  });
  return [
    ...(given && isNew ? [event(given)] : []),
    ...(part ? parts.map((one) => event(part.name, { [part.property]: one })) : []),
    ...(complete && completed ? [event(complete)] : []),
  ];
}

/** A stored response: its id, and whether it is new. Without an id, it was deleted, and is not stored again. */
export type Recorded = { id: number | undefined; isNew: boolean };

const RECEIPTS = companyStatement(
  'responses_receipts',
  'SELECT "key" FROM "EventReceipt" WHERE "companyId" = $1 AND "key" = ANY($2::text[])',
);

/** The receipt that marks a response as deleted. */
export const deletionReceiptOf = ({ clientId, widgetId }: { clientId: string; widgetId: number }): string =>
  receiptOf(clientId, `deleted ${widgetId}`);

/** The receipts that any copy of a response left, and the one that its deletion left in earlier releases. */
const receiptsOf = (type: WidgetEntity, clientId: string, parts: readonly string[]): string[] => {
  const { given, part, complete } = fromResponsesOf(type) ?? {};
  const names = ['deleted', given, complete, ...(part ? parts.map((one) => `${part.name} ${one}`) : [])];
  return names.flatMap((name) => (name === undefined ? [] : receiptOf(clientId, name)));
};

/** The ids under which a response may be stored. */
const clientIdsOf = ({ clientId, formerClientId }: NewResponse): string[] =>
  [clientId, formerClientId].flatMap((id) => id ?? []);

/**
 * Finds the stored copy of a response, if any. `isFormerTaken` is true if its former id is that of a response to another widget.
 * @param find reads the responses of its type with these ids, also to other widgets
 */
export async function findCopies<Row extends { widgetId: number; clientId: string | null }>(
  response: NewResponse,
  find: (clientIds: string[]) => Promise<Row[]>,
): Promise<{ known: Row | undefined; isFormerTaken: boolean }> {
  const { widgetId, clientId, formerClientId } = response;
  const ids = clientIdsOf(response);
  const rows = ids.length ? await find(ids) : [];
  return {
    known: rows.find((row) => row.clientId === clientId || row.widgetId === widgetId),
    isFormerTaken: rows.some((row) => row.clientId === formerClientId && row.widgetId !== widgetId),
  };
}

/**
 * True if there are receipts for a response that is not stored, which means that it was deleted.
 * @param parts the answered parts of this copy
 */
export async function wasDeleted(
  ctx: Ctx,
  type: WidgetEntity,
  response: NewResponse,
  { isFormerTaken, parts = [] }: { isFormerTaken: boolean; parts?: readonly string[] },
): Promise<boolean> {
  const { widgetId } = response;
  const ids = clientIdsOf(response);
  // Receipts of a former id that another response has are those of that response.
  const own = ids.filter((id) => id !== response.formerClientId || !isFormerTaken);
  const receipts = [
    ...ids.map((clientId) => deletionReceiptOf({ clientId, widgetId })),
    ...own.flatMap((id) => receiptsOf(type, id, parts)),
  ];
  return receipts.length > 0 && (await ctx.sql(RECEIPTS, receipts)).length > 0;
}

/** The result for a copy of a deleted response. */
export const DELETED: Stored = { id: undefined, isNew: false, completed: false };

/**
 * Stores a response and counts its events in one transaction, while no other response of the same person or browser is stored.
 * @param store reads the stored response and writes the new one, with the given times: when it was given, and when it is stored
 */
export async function storeResponse(
  ctx: Ctx,
  type: WidgetEntity,
  response: NewResponse & { url?: string | undefined },
  store: (times: { createdAt: Date; updatedAt: Date }) => Promise<Stored>,
): Promise<Recorded> {
  const { alsoOf = [], url, createdAt } = response;
  const who = respondentOf(response);
  const keys = [who, ...alsoOf].map(actorKey);
  // Before the transaction, since assigning ids to new actors takes a lock.
  const actors = await resolveActors(ctx, keys);
  const attempt = () =>
    ctx.inTransaction(async () => {
      const copies = clientIdsOf(response);
      if (copies.length) await ctx.sql(LOCK_COPIES, copies);
      await ctx.sql(LOCK, [...actors.values()]);
      const updatedAt = new Date();
      const occurredAt = createdAt ?? updatedAt;
      const stored = await store({ createdAt: occurredAt, updatedAt });
      await recordEvents(ctx, eventsOf(type, response, stored, { who, occurredAt, url }));
      return { id: stored.id, isNew: stored.isNew };
    });
  try {
    return await attempt();
  } catch (error) {
    // The same response was stored under another actor of the person meanwhile: the second attempt finds it.
    if (!isUniqueViolation(error)) throw error;
    return attempt();
  }
}
