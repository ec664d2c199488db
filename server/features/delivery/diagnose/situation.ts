import type { DescribeOptions } from '../../../../widgets/targeting/describe';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { iso } from '../../../operations/wire';
import { eventsWith } from '../../analytics/events/outcomes';
import { loadHistoryOf } from '../../audience/segments/history';
import { type FactsFor, factsOf } from '../browser/eligible';
import { type Live, readLiveNow } from '../browser/live';
import { isRequired, provesIdentity, readUser, type Visitor } from '../browser/visitor';

/** A page and its browser. Undefined fields are unknown. */
export type Page = {
  url?: string | undefined;
  /** BCP 47. */
  language?: string | undefined;
  device?: string | undefined;
  /** ISO 3166 alpha-2. */
  country?: string | undefined;
};

/** The time and the page at which a person last saw a widget. */
export type LastSeen = { at: string; url?: string };

/** The user that the diagnosis is about. */
export type Person = Visitor & {
  userId: string;
  /** False if the user is not stored. */
  isKnown: boolean;
  /** True when the identity hash is valid or not required; otherwise null without a hash, and false with a wrong one. */
  proof: boolean | null;
  factsFor: FactsFor;
  /** By `type/id`. */
  lastSeen: ReadonlyMap<string, LastSeen>;
};

/** The input of a diagnosis. */
export type Situation = {
  live: Live;
  now: Date;
  page: Page;
  /** Undefined when the diagnosis is not about a single user. */
  person?: Person;
  names: DescribeOptions;
};

const SEGMENT_NAMES = companyStatement(
  'diagnose_segment_names',
  'SELECT "id", "name" FROM "Segment" WHERE "companyId" = $1::int',
);

const LAST_SEEN = companyStatement(
  'diagnose_last_seen',
  `SELECT DISTINCT ON (e."entityType", e."entityId") e."entityType" || '/' || e."entityId" AS "widget",
     e."occurredAt" AS "at", e."properties" ->> 'url' AS "url"
   FROM "Event" e
   WHERE e."companyId" = $1::int AND e."actorId" = ANY($2::int[]) AND e."name" = ANY($3::text[])
   ORDER BY e."entityType", e."entityId", e."occurredAt" DESC, e."id" DESC`,
);

async function lastSeenBy(ctx: Ctx, actors: readonly number[]): Promise<Map<string, LastSeen>> {
  const rows = await ctx.sql<{ widget: string; at: Date; url: string | null }>(LAST_SEEN, actors, eventsWith('seen'));
  return new Map(rows.map(({ widget, at, url }) => [widget, { at: iso(at), ...(url !== null && { url }) }]));
}

/** The user and the page of a diagnosis. `hash` is the identity hash that the page would send. */
export type DiagnosisInput = Page & { userId?: string | undefined; hash?: string | undefined };

async function readPerson(ctx: Ctx, live: Live, userId: string, hash: string | undefined, now: Date): Promise<Person> {
  const known = await readUser(ctx, userId);
  const who = { userId };
  const verified = provesIdentity(live.keys, userId, hash);
  const visitor = { who, person: who, anonymousId: '', verified, metadata: {}, ...known, userId, live };
  const history = (await loadHistoryOf(ctx, live.onThePast, [who], now))(who);
  return {
    ...visitor,
    isKnown: known.metadata !== undefined,
    proof: verified || !isRequired(live) ? true : hash === undefined ? null : false,
    factsFor: factsOf(visitor, history, now),
    lastSeen: await lastSeenBy(ctx, known.actors),
  };
}

/** Reads the live widgets of a company and the user that the diagnosis is about. `withMore` adds widgets that are not live. */
export async function readSituation(
  ctx: Ctx,
  { userId, hash, ...page }: DiagnosisInput,
  now: Date,
  withMore: (live: Live) => Live = (live) => live,
): Promise<Situation> {
  const live = withMore({ ...(await readLiveNow(ctx)), stamp: '' });
  const segments = await ctx.sql<{ id: number; name: string }>(SEGMENT_NAMES);
  const segmentNames = new Map(segments.map(({ id, name }) => [id, name]));
  const widgetNames = new Map(live.widgets.map(({ type, id, offer }) => [`${type}/${id}`, String(offer.view.name)]));
  return {
    live,
    now,
    page,
    ...(userId !== undefined && { person: await readPerson(ctx, live, userId, hash, now) }),
    names: {
      segmentName: (id) => segmentNames.get(id),
      widgetName: (type, id) => widgetNames.get(`${type}/${id}`),
    },
  };
}
