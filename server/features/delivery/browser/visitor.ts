import { createHmac, timingSafeEqual } from 'node:crypto';
import { recordOf } from '../../../../widgets/contract/stored';
import { CREATED_AT, LAST_SEEN_AT } from '../../../../widgets/targeting/user-moments';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { DocentError } from '../../../platform/errors';
import { type ActorRef, actorKey, UNVERIFIED_PREFIX } from '../../analytics/events/actors';
import { isoText, lastEventOf } from '../../audience/users/moments';
import { type Live, type ReadLive, STAMP } from './live';

/** The identity that a browser claims for its user. */
export type Claim = { anonymousId: string; userId?: string | undefined; hash?: string | undefined };

/** The events of a person on one entity with one name; `last` in milliseconds since 1970. */
export type Past = { entityType: string; entityId: number; name: string; count: number; last: number };

/** The person behind a request of a browser, and the widgets that the company shows now. */
export type Visitor = {
  who: ActorRef;
  /** The actor whose past events count: the user's, for a browser that was identified before. */
  person: ActorRef;
  /** The id that the browser sent. */
  anonymousId: string;
  /** Undefined for anonymous visitors. */
  userId?: string;
  /** True when the hash proves the `userId`. */
  verified: boolean;
  /** The user's metadata, with the timestamps that rules use; undefined for visitors. */
  metadata?: Record<string, unknown>;
  /** The first request of the user on their last active UTC day. */
  seenAt?: Date | null;
  past: readonly Past[];
  /** The actor ids of the person. */
  actors: readonly number[];
  live: Live;
};

/**
 * SQL for the actor ids of a person, as `actors`: `$2` is the key of the browser, `$3` the user or null. A browser that was identified as
 * another user is not an actor of `$3`. Without `$3`, it belongs to the user it was identified as.
 */
export const ACTORS = `self AS (
     SELECT "id" FROM "Actor" WHERE "companyId" = $1::int AND "key" = 'u:' || $3::text
     UNION ALL
     SELECT CASE WHEN $3::text IS NULL THEN COALESCE("mergedInto", "id") ELSE "id" END FROM "Actor"
     WHERE "companyId" = $1::int AND "key" = $2::text AND ($3::text IS NULL OR "mergedInto" IS NULL)
   ), actors AS (
     SELECT "id" FROM self
     UNION ALL
     SELECT m."id" FROM "Actor" m WHERE m."companyId" = $1::int AND m."mergedInto" IN (SELECT "id" FROM self)
   )`;

/** SQL that leaves out events of a widget from before it was published to be shown to everybody again. `e` is the table of events. */
export const SINCE_SHOWN_AGAIN = `NOT EXISTS (SELECT FROM "Widget" a WHERE a."companyId" = $1::int AND a."type" = e."entityType"
  AND a."id" = e."entityId" AND a."showAgainAt" > e."occurredAt")`;

export const FIND_VISITOR = companyStatement(
  'client_visitor',
  `WITH ${ACTORS}
   SELECT ${STAMP} AS "stamp",
     (SELECT "metadata" FROM "EndUser" WHERE "companyId" = $1::int AND "userId" = $3::text) AS "metadata",
     (SELECT "seenAt" FROM "EndUser" WHERE "companyId" = $1::int AND "userId" = $3::text) AS "seenAt",
     (SELECT ${isoText('"createdAt"')} FROM "EndUser" WHERE "companyId" = $1::int AND "userId" = $3::text) AS "createdAt",
     CASE WHEN $3::text IS NOT NULL THEN ${isoText(lastEventOf('$3::text'))} END AS "lastSeenAt",
     (SELECT u."key" FROM "Actor" a JOIN "Actor" u ON u."companyId" = $1::int AND u."id" = a."mergedInto"
      WHERE a."companyId" = $1::int AND a."key" = $2::text) AS "identifiedAs",
     (SELECT json_agg("id") FROM actors) AS "actors",
     (SELECT json_agg(p) FROM (
       SELECT e."entityType", e."entityId", e."name", sum(e."times")::int AS "count",
         (extract(epoch FROM max(e."occurredAt")) * 1000)::float8 AS "last"
       FROM "Event" e WHERE e."companyId" = $1::int AND e."actorId" IN (SELECT "id" FROM actors) AND ${SINCE_SHOWN_AGAIN}
       GROUP BY 1, 2, 3
     ) p) AS "past"`,
  { shared: true },
);

type Row = {
  stamp: string;
  metadata: unknown;
  createdAt: string | null;
  lastSeenAt: string | null;
  seenAt: Date | null;
  identifiedAs: string | null;
  actors: number[] | null;
  past: Past[] | null;
};

const signed = (key: string, userId: string): Buffer => createHmac('sha256', key).update(userId).digest();

/** The properties of a user for rules: the metadata, with timestamps for keys that it does not define. */
const propertiesIn = ({ createdAt, lastSeenAt, metadata }: Row): Record<string, unknown> => ({
  ...(createdAt !== null && { [CREATED_AT]: createdAt }),
  ...(lastSeenAt !== null && { [LAST_SEEN_AT]: lastSeenAt }),
  ...recordOf(metadata),
});

/** True when `hash` is the hex HMAC-SHA256 of the user's id under any of the `keys`; compared in constant time. */
export function provesIdentity(keys: readonly string[], userId: string, hash: string | undefined): boolean {
  if (!hash || !/^[0-9a-f]{64}$/i.test(hash)) return false;
  const given = Buffer.from(hash, 'hex');
  return keys.map((key) => timingSafeEqual(signed(key, userId), given)).includes(true);
}

/** True when the company requires identity verification. */
export const isRequired = ({ settings }: Live): boolean => recordOf(settings.identityVerification).required === true;

/** Reads a user, independent of the browser; `metadata` is undefined for an unknown user. */
export async function readUser(ctx: Ctx, userId: string): Promise<Pick<Visitor, 'metadata' | 'past' | 'actors'>> {
  const [row] = await ctx.sql<Row>(FIND_VISITOR, '', userId);
  const known = row?.metadata ? { metadata: propertiesIn(row) } : {};
  return { ...known, actors: row?.actors ?? [], past: row?.past ?? [] };
}

/** Reads the person behind a request. */
async function readVisitorRow(ctx: Ctx, anonymousId: string, userId: string | undefined): Promise<Row> {
  const [row] = await ctx.sql<Row>(FIND_VISITOR, actorKey({ anonymousId }), userId ?? null);
  if (!row?.stamp) throw new DocentError('unauthorized', 'This client token belongs to no company.');
  return row;
}

const pastOf = ({ actors, past }: Row) => ({ actors: actors ?? [], past: past ?? [] });

/** Resolves a browser id without a user: a visitor, or the user that the browser was identified as, unless that requires a hash. */
async function findBrowser(ctx: Ctx, readLive: ReadLive, anonymousId: string): Promise<Visitor> {
  const row = await readVisitorRow(ctx, anonymousId, undefined);
  const live = await readLive(ctx, row.stamp);
  const { identifiedAs } = row;
  if (identifiedAs !== null && isRequired(live)) {
    const who = { anonymousId: UNVERIFIED_PREFIX + anonymousId };
    return {
      who,
      person: who,
      anonymousId,
      verified: false,
      ...pastOf(await readVisitorRow(ctx, who.anonymousId, undefined)),
      live,
    };
  }
  const who = { anonymousId };
  const person = identifiedAs === null ? who : { userId: identifiedAs.slice(actorKey({ userId: '' }).length) };
  return { who, person, anonymousId, verified: false, ...pastOf(row), live };
}

/**
 * Reads the person behind a claim. A user's past includes events of the browser before it was identified.
 * @throws DocentError `identity_not_verified` when the company requires a hash and the claim has no valid one.
 */
export async function findVisitor(ctx: Ctx, readLive: ReadLive, claim: Claim): Promise<Visitor> {
  const { anonymousId, userId, hash } = claim;
  if (userId === undefined) return findBrowser(ctx, readLive, anonymousId);
  const row = await readVisitorRow(ctx, anonymousId, userId);
  const live = await readLive(ctx, row.stamp);
  const verified = provesIdentity(live.keys, userId, hash);
  if (!verified && isRequired(live))
    throw new DocentError(
      'identity_not_verified',
      'Send `hash`: the hex HMAC-SHA256 of the user id, keyed with an API key that signs: one with `publish`, unless the settings name others.',
    );
  const who = { userId };
  const { seenAt } = row;
  return {
    who,
    person: who,
    anonymousId,
    userId,
    metadata: propertiesIn(row),
    seenAt,
    verified,
    ...pastOf(row),
    live,
  };
}
