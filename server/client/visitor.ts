import { createHmac, timingSafeEqual } from 'node:crypto';
import { recordOf } from '../../widgets/stored';
import { companyStatement } from '../database/company-statement';
import { actorKey, type Who } from '../events/actors';
import type { Ctx } from '../identity/context';
import { DocentError } from '../kernel/errors';
import { type Live, type ReadLive, STAMP } from './live';

/** How a browser says who uses it. */
export type Claim = { anonymousId: string; userId?: string | undefined; hash?: string | undefined };

/** What happened to somebody on one entity under one name; `last` in milliseconds since 1970. */
export type Past = { entityType: string; entityId: number; name: string; count: number; last: number };

/** Somebody who asks through a browser, and what the company shows at this moment. */
export type Visitor = {
  who: Who;
  anonymousId: string;
  /** Undefined for visitors whom nobody identified. */
  userId?: string;
  /** True when the hash proves the `userId`. */
  verified: boolean;
  /** The user's metadata; undefined for visitors. */
  metadata?: Record<string, unknown>;
  past: readonly Past[];
  /** By what events know them: as who they are, and as this browser. */
  actorKeys: readonly string[];
  live: Live;
};

export const FIND_VISITOR = companyStatement(
  'client_visitor',
  `SELECT ${STAMP} AS "stamp",
     (SELECT "metadata" FROM "EndUser" WHERE "companyId" = $1::int AND "userId" = $3::text) AS "metadata",
     (SELECT json_agg(p) FROM (
       SELECT e."entityType", e."entityId", e."name", count(*)::int AS "count", (extract(epoch FROM max(e."occurredAt")) * 1000)::float8 AS "last"
       FROM "Event" e WHERE e."companyId" = $1::int AND e."actorId" IN (
         SELECT a."id" FROM "Actor" a WHERE a."companyId" = $1::int AND a."key" = ANY($2::text[])
         UNION ALL
         SELECT m."id" FROM "Actor" m JOIN "Actor" u ON u."companyId" = $1::int AND u."key" = ANY($2::text[])
         WHERE m."companyId" = $1::int AND m."mergedInto" = u."id"
       ) GROUP BY 1, 2, 3
     ) p) AS "past"`,
);

type Row = { stamp: string; metadata: unknown; past: Past[] | null };

const signed = (key: string, userId: string): Buffer => createHmac('sha256', key).update(userId).digest();

/** True when `hash` is the hex HMAC-SHA256 of the user's id under any of the company's API keys; compared in constant time. */
export function provesIdentity(keys: readonly string[], userId: string, hash: string | undefined): boolean {
  if (!hash || !/^[0-9a-f]{64}$/i.test(hash)) return false;
  const given = Buffer.from(hash, 'hex');
  return keys.map((key) => timingSafeEqual(signed(key, userId), given)).includes(true);
}

const isRequired = ({ settings }: Live): boolean => recordOf(settings.identityVerification).required === true;

/**
 * Finds out who asks. A user's past holds what the browser did before it was identified.
 * @throws DocentError `identity_not_verified` when the company asks for proof and the claim has none.
 */
export async function findVisitor(ctx: Ctx, readLive: ReadLive, claim: Claim): Promise<Visitor> {
  const { anonymousId, userId, hash } = claim;
  const who: Who = userId === undefined ? { anonymousId } : { userId };
  const keys = [...new Set([actorKey(who), actorKey({ anonymousId })])];
  const [row] = await ctx.sql<Row>(FIND_VISITOR, keys, userId ?? null);
  if (!row?.stamp) throw new DocentError('unauthorized', 'This client token belongs to no company.');
  const live = await readLive(ctx, row.stamp);
  const verified = userId !== undefined && provesIdentity(live.keys, userId, hash);
  if (userId !== undefined && !verified && isRequired(live))
    throw new DocentError(
      'identity_not_verified',
      'Send `hash`: the hex HMAC-SHA256 of the user id, keyed with one of the company’s API keys.',
    );
  return {
    who,
    anonymousId,
    ...(userId === undefined ? {} : { userId, metadata: recordOf(row.metadata) }),
    verified,
    actorKeys: keys,
    past: row.past ?? [],
    live,
  };
}
