import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';

/** An actor: an identified user, or the browser of an anonymous visitor. */
export type ActorRef = { userId: string } | { anonymousId: string };

/**
 * The prefix of anonymous ids that the server assigns: to a browser that was identified before but is not verified now, and to responses
 * without a person. A browser cannot send an id with this prefix.
 */
export const UNVERIFIED_PREFIX = '~';

/** Returns the value of `Actor.key` for an actor. */
export const actorKey = (who: ActorRef): string => ('userId' in who ? `u:${who.userId}` : `a:${who.anonymousId}`);

export const FIND_ACTORS = companyStatement(
  'actors-find',
  'SELECT "id", "key" FROM "Actor" WHERE "companyId" = $1 AND "key" = ANY($2::text[])',
  { shared: true },
);

// The counter's row lock serializes simultaneous calls, so no id is assigned twice.
// A key that another call adds in between keeps the id of that call; the id reserved here remains unused.
const ADD = companyStatement(
  'actors-add',
  `WITH missing AS (
     SELECT k AS "key", row_number() OVER (ORDER BY k)::int AS "place" FROM unnest($2::text[]) AS k
     WHERE NOT EXISTS (SELECT FROM "Actor" WHERE "companyId" = $1 AND "key" = k)
   ), counter AS (
     INSERT INTO "ActorCounter" ("companyId", "last") SELECT $1::int, count(*)::int FROM missing HAVING count(*) > 0
     ON CONFLICT ("companyId") DO UPDATE SET "last" = "ActorCounter"."last" + EXCLUDED."last"
     RETURNING "last" - (SELECT count(*)::int FROM missing) AS "before"
   )
   INSERT INTO "Actor" ("companyId", "id", "key")
   SELECT $1::int, counter."before" + missing."place", missing."key" FROM missing CROSS JOIN counter
   ON CONFLICT ("companyId", "key") DO NOTHING`,
);

/**
 * Returns the ids of these actors in the company, by key. Unknown actors get the next ids.
 * Simultaneous calls agree on one id for each key.
 */
export async function resolveActors(ctx: Ctx, keys: Iterable<string>): Promise<Map<string, number>> {
  const wanted = [...new Set(keys)];
  const ids = new Map<string, number>();
  const find = async (): Promise<string[]> => {
    const missing = wanted.filter((key) => !ids.has(key));
    for (const { id, key } of await ctx.sql<{ id: number; key: string }>(FIND_ACTORS, missing)) ids.set(key, id);
    return missing.filter((key) => !ids.has(key));
  };
  for (let missing = await find(); missing.length; missing = await find()) await ctx.sql(ADD, missing);
  return ids;
}
