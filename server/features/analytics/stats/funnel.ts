import { EVENTS } from '../../../../widgets/contract/entities';
import type { Stage as StageKind } from '../../../../widgets/contract/events';
import { definitionOf } from '../../../../widgets/contract/registry';
import type { StoredParts } from '../../../../widgets/contract/stored';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { percent } from '../../../platform/percent';
import { readRow } from '../../widgets/rows';
import { requireUncondensed } from '../events/horizon';
import { listEntities, noSuchEntity } from './entities';
import { daysOf, readPeriod } from './period';
import type { Funnel, FunnelInput } from './schema';

const COUNT = companyStatement(
  'stats_funnel',
  `SELECT s."stage", CASE WHEN s."property" <> '' THEN e."properties" ->> s."property" END AS "part",
     count(DISTINCT COALESCE(a."mergedInto", a."id"))::int AS "users"
   FROM unnest($6::text[], $7::text[], $8::text[]) AS s("stage", "name", "property")
     JOIN "Event" e ON e."companyId" = $1::int AND e."entityType" = $2 AND e."entityId" = $3::int AND e."name" = s."name"
       AND e."occurredAt" >= $4::timestamptz AND e."occurredAt" < $5::timestamptz
     JOIN "Actor" a ON a."companyId" = $1::int AND a."id" = e."actorId"
   GROUP BY 1, 2`,
);

const CONTENT = companyStatement(
  'stats_funnel_content',
  'SELECT "content", "settings", "rules" FROM "Widget" WHERE "companyId" = $1 AND "id" = $2::int AND "type" = $3',
);

type Entry = { id: string; title?: string };
export type Content = Record<string, Entry[]>;
type Stage = { kind: StageKind; entry?: Entry };

/** The current stages. A deleted step has no stage, even if events name it. */
export const stagesOf = (kinds: readonly StageKind[], content: Content): Stage[] =>
  kinds.flatMap((kind): Stage[] =>
    kind.part ? (content[kind.part.list] ?? []).map((entry) => ({ kind, entry })) : [{ kind }],
  );

/** The key of a stage, or of one part of it, among counts. */
export const keyOf = (stage: string, part: string | null | undefined): string => JSON.stringify([stage, part ?? null]);

/** The stages with the number of people who reached them. @param users these numbers, by `keyOf` */
export function toStages(stages: Stage[], users: ReadonlyMap<string, number>): Funnel['stages'] {
  const counts = stages.map(({ kind, entry }) => users.get(keyOf(kind.key, entry?.id)) ?? 0);
  const [first = 0] = counts;
  return stages.map(({ kind, entry }, index) => {
    const count = counts[index] ?? 0;
    const before = index === 0 ? count : kind.after === 'first' ? first : (counts[index - 1] ?? 0);
    return {
      key: kind.key,
      label: kind.label,
      id: entry?.id ?? null,
      title: entry?.title ?? null,
      users: count,
      dropOff: Math.max(0, before - count),
      // People may have begun before the period.
      share: percent(Math.min(count, first), first),
    };
  });
}

/**
 * Counts the distinct people who reached each stage.
 * @throws DocentError `not_found`; `validation_error` for more than 366 days, or a start before the horizon.
 */
export async function getFunnel(
  ctx: Ctx,
  { entityType, entityId, ...dates }: FunnelInput,
  now = new Date(),
): Promise<Funnel> {
  const period = readPeriod(dates, now);
  const [entity] = await listEntities(ctx, entityType, entityId);
  if (!entity) throw noSuchEntity(entityType);
  const kinds = EVENTS[entityType].stages;
  const events = kinds.flatMap(({ key, names, part }) => names.map((name) => ({ key, name, part })));
  const [[widget], rows] = await Promise.all([
    ctx.sql<StoredParts>(CONTENT, entityId, entityType),
    ctx.sql<{ stage: string; part: string | null; users: number }>(
      COUNT,
      entityType,
      entityId,
      period.from.toISOString(),
      period.until.toISOString(),
      events.map(({ key }) => key),
      events.map(({ name }) => name),
      events.map(({ part }) => part?.property ?? ''),
    ),
  ]);
  await requireUncondensed(ctx, period);
  const definition = definitionOf(entityType);
  // All entries in the lists of a definition have ids, and their titles are text.
  const content = (definition && widget ? readRow(definition, widget).content : {}) as Content;
  const users = new Map(rows.map((row) => [keyOf(row.stage, row.part), row.users]));
  return {
    entityType,
    entityId,
    name: entity.name,
    period: daysOf(period),
    stages: toStages(stagesOf(kinds, content), users),
  };
}
