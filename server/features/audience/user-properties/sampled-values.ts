import type { Scalar } from '../../../../widgets/targeting/compare';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { MAX_SAMPLED_USERS } from './schema';
import { SAMPLE, scalarsOf } from './service';

/** Maximum number of distinct values to read per key. A key with more, such as an email address, has no list of known values. */
const MAX_DIFFERENT = 500;

const VALUES = companyStatement(
  'user_properties_values',
  `WITH ${SAMPLE}, entries AS MATERIALIZED (
     SELECT k."key", s."metadata" -> k."key" AS "value" FROM sample s CROSS JOIN unnest($2::text[]) AS k("key")
     WHERE s."metadata" ? k."key"
   ), counted AS (
     SELECT e."key", v."value", row_number() OVER (PARTITION BY e."key" ORDER BY count(*) DESC, v."value") AS "rank"
     FROM entries e CROSS JOIN LATERAL ${scalarsOf('e."value"')} v GROUP BY e."key", v."value"
   )
   SELECT (SELECT count(*)::int FROM newest) AS "read", (SELECT jsonb_agg(DISTINCT "key") FROM entries) AS "keys",
     (SELECT jsonb_object_agg(c."key", c."values") FROM (
        SELECT "key", jsonb_agg("value" ORDER BY "rank") AS "values" FROM counted WHERE "rank" <= ${MAX_DIFFERENT + 1} GROUP BY 1
      ) c) AS "values"`,
);

/** The values of the newest users for some keys. */
export type SampledValues = {
  users: number;
  isComplete: boolean;
  /** The keys that at least one of these users has. */
  keys: ReadonlySet<string>;
  /** The distinct values of a key, most common first; undefined if there are too many. */
  valuesOf: (key: string) => Scalar[] | undefined;
};

/** Reads the values of the newest users for `keys`, in one statement. */
export async function readSampledValues(ctx: Pick<Ctx, 'sql'>, keys: readonly string[]): Promise<SampledValues> {
  const [row] = await ctx.sql<{ read: number; keys: string[] | null; values: Record<string, Scalar[]> | null }>(
    VALUES,
    keys,
  );
  const values = new Map(Object.entries(row?.values ?? {}));
  const valuesOf = (key: string) => {
    const all = values.get(key) ?? [];
    return all.length > MAX_DIFFERENT ? undefined : all;
  };
  const read = row?.read ?? 0;
  return {
    users: Math.min(read, MAX_SAMPLED_USERS),
    isComplete: read <= MAX_SAMPLED_USERS,
    keys: new Set(row?.keys),
    valuesOf,
  };
}
