import { EVENTS } from '../../../../widgets/contract/entities';
import { definitionOf } from '../../../../widgets/contract/registry';
import type { StoredParts } from '../../../../widgets/contract/stored';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { found } from '../../../platform/errors';
import { readRow } from '../../widgets/rows';
import { WIDGET_ENTITIES, type WidgetEntity } from '../events/outcomes';
import { type Content, keyOf, stagesOf, toStages } from './funnel';
import type { Period } from './period';
import type { Funnel } from './schema';

/** Counts the people at each stage, for both periods in one statement, since their events are adjacent in the index. */
const COUNT = companyStatement(
  'stats_drops',
  `SELECT e."entityId", s."stage", e."occurredAt" >= $4::timestamptz AS "now",
     CASE WHEN s."property" <> '' THEN e."properties" ->> s."property" END AS "part",
     count(DISTINCT COALESCE(a."mergedInto", a."id"))::int AS "users"
   FROM unnest($6::text[], $7::text[], $8::text[], $9::text[]) AS s("type", "stage", "name", "property")
     JOIN "Event" e ON e."companyId" = $1::int AND e."entityType" = s."type" AND e."name" = s."name"
       AND e."entityId" = ANY($2::int[]) AND e."occurredAt" >= $3::timestamptz AND e."occurredAt" < $5::timestamptz
     JOIN "Actor" a ON a."companyId" = $1::int AND a."id" = e."actorId"
   GROUP BY 1, 2, 3, 4`,
);

const CONTENT = companyStatement(
  'stats_drops_content',
  'SELECT "id", "content", "settings", "rules" FROM "Widget" WHERE "companyId" = $1 AND "id" = ANY($2::int[])',
);

type Row = { entityId: number; stage: string; now: boolean; part: string | null; users: number };
export type Stage = Funnel['stages'][number];

/** The stages of a widget in the period and in the previous one. */
export type Stages = { now: Stage[]; before: Stage[] };

/** The events of all stages of these types, in one list. */
const stageEvents = (types: readonly WidgetEntity[]) =>
  types.flatMap((type) =>
    EVENTS[type].stages.flatMap(({ key, names, part }) =>
      names.map((name) => ({ type, key, name, property: part?.property ?? '' })),
    ),
  );

const usersOf = (rows: Row[] | undefined): Map<string, number> =>
  new Map(rows?.map(({ stage, part, users }) => [keyOf(stage, part), users]));

/**
 * Counts the distinct people at each stage of these widgets, by widget id, from raw events.
 * @param from the start of the previous period; the start of `period` to count only that
 */
export async function countStages(
  ctx: Ctx,
  widgets: readonly { id: number; type: WidgetEntity }[],
  period: Period,
  from: Date,
): Promise<Map<number, Stages>> {
  const ids = widgets.map(({ id }) => id);
  const events = stageEvents(WIDGET_ENTITIES.filter((type) => widgets.some((widget) => widget.type === type)));
  const [contents, rows] = await Promise.all([
    ctx.sql<StoredParts & { id: number }>(CONTENT, ids),
    ctx.sql<Row>(
      COUNT,
      ids,
      from.toISOString(),
      period.from.toISOString(),
      period.until.toISOString(),
      events.map(({ type }) => type),
      events.map(({ key }) => key),
      events.map(({ name }) => name),
      events.map(({ property }) => property),
    ),
  ]);
  const stored = new Map(contents.map((content) => [content.id, content]));
  const counted = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.entityId} ${row.now}`;
    const own = counted.get(key);
    if (own) own.push(row);
    else counted.set(key, [row]);
  }
  return new Map(
    widgets.map(({ id, type }) => {
      const definition = found(definitionOf(type), 'Widget type');
      const parts = stored.get(id);
      const content = (parts ? readRow(definition, parts).content : {}) as Content;
      const stages = stagesOf(EVENTS[type].stages, content);
      const of = (now: boolean) => toStages(stages, usersOf(counted.get(`${id} ${now}`)));
      return [id, { now: of(true), before: of(false) }];
    }),
  );
}
