import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { POSITIONS, pageOf, positionAfter } from '../../../operations/cursor';
import { iso, type Page } from '../../../operations/wire';
import { MAX_SAMPLED_USERS, type UserProperty } from './schema';

const MAX_PROPERTIES = 1_000;
const MAX_VALUES = 10;
const MAX_VALUE_LENGTH = 100;
/** Maximum elements of one list that are counted. */
const MAX_ELEMENTS = 20;

/** The metadata of the newest users. One row more than the sample is read, to know whether there are more users. */
export const SAMPLE = `newest AS MATERIALIZED (
     SELECT u."metadata", u."updatedAt", row_number() OVER (ORDER BY u."createdAt" DESC, u."userId" DESC) AS "place"
     FROM "EndUser" u WHERE u."companyId" = $1::int
     ORDER BY u."createdAt" DESC, u."userId" DESC LIMIT ${MAX_SAMPLED_USERS + 1}
   ), sample AS (SELECT "metadata", "updatedAt" FROM newest WHERE "place" <= ${MAX_SAMPLED_USERS})`;

/** SQL for the scalars in a JSON value that rules compare: the value itself, or the elements of a list. */
export const scalarsOf = (value: string): string => `(
     SELECT v."value" FROM jsonb_array_elements(
       CASE jsonb_typeof(${value}) WHEN 'array' THEN ${value} ELSE jsonb_build_array(${value}) END) AS v("value")
     WHERE jsonb_typeof(v."value") IN ('string', 'number', 'boolean') LIMIT ${MAX_ELEMENTS})`;

const LIST = companyStatement(
  'user_properties_list',
  `WITH ${SAMPLE}, entries AS MATERIALIZED (
     SELECT e."key" AS "name", e."value", s."updatedAt" FROM sample s CROSS JOIN LATERAL jsonb_each(s."metadata") e
   ), properties AS (
     SELECT "name", count(*)::int AS "users", array_agg(DISTINCT jsonb_typeof("value")) AS "types",
       max("updatedAt") AS "lastSeenAt"
     FROM entries GROUP BY "name" ORDER BY count(*) DESC, "name" LIMIT ${MAX_PROPERTIES}
   ), counted AS (
     SELECT e."name", v."value", count(*)::int AS "users",
       row_number() OVER (PARTITION BY e."name" ORDER BY count(*) DESC, v."value") AS "rank"
     FROM entries e CROSS JOIN LATERAL ${scalarsOf('e."value"')} v
     WHERE length(v."value"::text) <= ${MAX_VALUE_LENGTH} AND v."value" <> '""' GROUP BY e."name", v."value"
   ), commonest AS (
     SELECT "name", jsonb_agg(jsonb_build_object('value', "value", 'users', "users") ORDER BY "rank") AS "values"
     FROM counted WHERE "rank" <= ${MAX_VALUES} GROUP BY "name"
   )
   SELECT (SELECT count(*)::int FROM newest) AS "sampled",
     (SELECT jsonb_agg(jsonb_build_object('name', p."name", 'users', p."users", 'types', p."types",
        'values', COALESCE(c."values", '[]'), 'lastSeenAt', p."lastSeenAt"))
      FROM properties p LEFT JOIN commonest c ON c."name" = p."name") AS "properties"`,
);

type Row = { sampled: number; properties: (Omit<UserProperty, 'types'> & { types: string[] })[] | null };

const typeOf = (type: string) => (type === 'array' ? 'list' : type) as UserProperty['types'][number];

/** The sample in the form of the API. */
const sampleOf = (read: number) => ({
  users: Math.min(read, MAX_SAMPLED_USERS),
  isComplete: read <= MAX_SAMPLED_USERS,
});

/** The properties of the newest users, most common first, and the number of users read. */
export async function readUserProperties(ctx: Pick<Ctx, 'sql'>) {
  const [row] = await ctx.sql<Row>(LIST);
  const properties = (row?.properties ?? []).map(
    ({ types, lastSeenAt, ...property }): UserProperty => ({
      ...property,
      types: types.map(typeOf).sort(),
      lastSeenAt: iso(new Date(lastSeenAt)),
    }),
  );
  const ordered = properties.sort((a, b) => b.users - a.users || (a.name < b.name ? -1 : 1));
  return { properties: ordered, sample: sampleOf(row?.sampled ?? 0) };
}

/** One page of the properties of users, most common first. */
export async function listUserProperties(ctx: Ctx, { query = '', ...page }: Page & { query?: string | undefined }) {
  const { properties, sample } = await readUserProperties(ctx);
  const wanted = properties.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  const place = positionAfter(page, POSITIONS.countedText);
  const isAfter = ({ users, name }: UserProperty) =>
    !place || users < place[0] || (users === place[0] && name > place[1]);
  const rows = wanted.filter(isAfter).slice(page.offset, page.offset + page.limit + 1);
  const list = pageOf(rows, wanted.length, page, {
    toItem: (property) => property,
    placeOf: ({ users, name }) => [users, name],
  });
  return { ...list, sample };
}
