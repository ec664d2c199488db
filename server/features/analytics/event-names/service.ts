import { ENTITY_TYPES } from '../../../../widgets/contract/entities';
import { beginningOf } from '../../../../widgets/targeting/beginning';
import { DAY_MS } from '../../../../widgets/targeting/dates';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { POSITIONS, pageOf, positionAfter } from '../../../operations/cursor';
import type { Page } from '../../../operations/wire';
import { APPLICATION } from '../../delivery/browser/report';
import {
  EVENT_NAME_DAYS,
  type EventNameRow,
  MAX_EXAMPLE_KEYS,
  MAX_EXAMPLE_LENGTH,
  MAX_EXAMPLES,
  MAX_SAMPLED_EVENTS,
} from './schema';

const MAX_NAMES_A_DAY = 1_000;
const MAX_NAMES = 5_000;
/** Events on widgets that no rollup has counted yet, which are read one by one. */
const MAX_STAGED = 50_000;

// The application's own events are in no rollup: the newest are read, one more than the sample. For widgets, each day of each entity type
// is looked up in the rollup by the first columns of its key.
const LIST = companyStatement(
  'event_names_list',
  `WITH newest AS MATERIALIZED (
     SELECT e."id", e."name", e."times", e."occurredAt", row_number() OVER (ORDER BY e."occurredAt" DESC, e."id" DESC) AS "place"
     FROM (
       SELECT o."id", o."name", o."times", o."occurredAt" FROM "Event" o
       WHERE o."companyId" = $1::int AND o."entityType" = '${APPLICATION}' AND o."occurredAt" >= $3::date::timestamp AT TIME ZONE 'UTC'
       ORDER BY o."occurredAt" DESC LIMIT ${MAX_SAMPLED_EVENTS + 1}
     ) e
   ), named AS (
     SELECT '${APPLICATION}' AS "entityType", n."name", sum(n."times")::float8 AS "count",
       (max(n."occurredAt") AT TIME ZONE 'UTC')::date AS "day", (array_agg(n."id"::text ORDER BY n."place"))[1:${MAX_EXAMPLES}] AS "newest"
     FROM newest n WHERE n."place" <= ${MAX_SAMPLED_EVENTS} GROUP BY n."name"
     UNION ALL
     SELECT p."entityType", p."name", p."count"::float8, p."day", NULL
     FROM unnest($2::text[]) AS type("entityType")
     CROSS JOIN generate_series($3::date::timestamp, $4::date::timestamp, interval '1 day') AS d("day")
     CROSS JOIN LATERAL (
       SELECT r."entityType", r."name", r."count", r."firstDay" AS "day" FROM "EventSpan" r
       WHERE r."companyId" = $1::int AND r."entityType" = type."entityType" AND r."days" = 1
         AND r."firstDay" = d."day"::date AND r."entityId" = 0
       LIMIT ${MAX_NAMES_A_DAY}
     ) p
     UNION ALL
     SELECT t."entityType", t."name", 1, t."day", NULL FROM (
       SELECT e."entityType", e."name", e."day" FROM "EventTail" e WHERE e."companyId" = $1::int AND e."day" >= $3::date
       ORDER BY e."day" DESC, e."eventId" DESC LIMIT ${MAX_STAGED}
     ) t
   ), names AS (
     SELECT "entityType", "name", sum("count") AS "count", max("day")::text AS "lastSeenOn", max("newest") AS "newest"
     FROM named GROUP BY 1, 2 ORDER BY 3 DESC LIMIT ${MAX_NAMES}
   )
   SELECT (SELECT count(*)::int FROM newest) AS "read", (SELECT jsonb_agg(n) FROM names n) AS "names"`,
);

const EXAMPLES = companyStatement(
  'event_names_examples',
  `SELECT e."id"::text AS "id", e."properties" FROM "Event" e WHERE e."companyId" = $1::int AND e."id" = ANY($2::bigint[])`,
);

type Properties = Record<string, unknown>;

/** Short properties as an example: long texts are cut, and long lists and objects are left out. */
const toExample = (properties: Properties): Properties =>
  Object.fromEntries(
    Object.entries(properties)
      .map(([key, value]) => [key, typeof value === 'string' ? beginningOf(value, MAX_EXAMPLE_LENGTH) : value] as const)
      .filter(
        ([key, value]) => key.length <= MAX_EXAMPLE_LENGTH && JSON.stringify(value).length <= 2 * MAX_EXAMPLE_LENGTH,
      )
      .slice(0, MAX_EXAMPLE_KEYS),
  );

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** A name as it is read: with the ids of its newest events, if they are events of the application. */
type Named = Omit<EventNameRow, 'examples'> & { newest: string[] | null };

type Place = readonly [kind: number, count: number, name: string, entityType: string];

/** The sort key: application events come first, and in each group the most frequent ones. */
const placeOf = ({ entityType, count, name }: Named): Place => [
  entityType === APPLICATION ? 0 : 1,
  count,
  name,
  entityType,
];

function compare([kind, count, name, type]: Place, [kind2, count2, name2, type2]: Place): number {
  if (kind !== kind2) return kind - kind2;
  if (count !== count2) return count2 - count;
  if (name !== name2) return name < name2 ? -1 : 1;
  return type === type2 ? 0 : type < type2 ? -1 : 1;
}

/** All event names of the last year, application events first, and how many application events were read. */
export async function readEventNames(ctx: Pick<Ctx, 'sql'>, now = new Date()) {
  const [first, last] = [dayOf(now.getTime() - (EVENT_NAME_DAYS - 1) * DAY_MS), dayOf(now.getTime() + DAY_MS)];
  const [row] = await ctx.sql<{ read: number; names: Named[] | null }>(LIST, ENTITY_TYPES, first, last);
  const read = row?.read ?? 0;
  return {
    names: (row?.names ?? []).sort((a, b) => compare(placeOf(a), placeOf(b))),
    sample: { events: Math.min(read, MAX_SAMPLED_EVENTS), isComplete: read <= MAX_SAMPLED_EVENTS },
  };
}

/** Replaces the ids of the newest events by examples of their properties. */
async function withExamples(ctx: Ctx, rows: readonly Named[]): Promise<EventNameRow[]> {
  const ids = rows.flatMap(({ newest }) => newest ?? []);
  const events = ids.length ? await ctx.sql<{ id: string; properties: Properties | null }>(EXAMPLES, ids) : [];
  const examples = new Map(events.map(({ id, properties }) => [id, toExample(properties ?? {})]));
  return rows.map(({ newest, ...row }) => ({
    ...row,
    examples: (newest ?? []).flatMap((id) => {
      const example = examples.get(id);
      return example && Object.keys(example).length ? [example] : [];
    }),
  }));
}

/** One page of event names. */
export async function listEventNames(ctx: Ctx, { query = '', ...page }: Page & { query?: string | undefined }) {
  const { names, sample } = await readEventNames(ctx);
  const wanted = names.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  const after = positionAfter(page, POSITIONS.eventName);
  const rows = wanted
    .filter((row) => !after || compare(placeOf(row), after) > 0)
    .slice(page.offset, page.offset + page.limit + 1);
  const { data, ...list } = pageOf(rows, wanted.length, page, { toItem: (row) => row, placeOf });
  return { ...list, data: await withExamples(ctx, data), sample };
}
