import type { EntityType } from '../../../../widgets/contract/entities';
import { definitionOf } from '../../../../widgets/contract/registry';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { type DocentError, notFound } from '../../../platform/errors';
import { capitalized } from '../../widgets/guards';

/** An entity of statistics. `archivedAt` is when it was archived, or deleted if it cannot be archived. */
export type Entity = { id: number; name: string; archivedAt: Date | null };

const NEWEST_FIRST = 'ORDER BY "createdAt" DESC, "id" DESC';

const WIDGETS = companyStatement(
  'stats_widgets',
  `SELECT "id", "name", "archivedAt" FROM "Widget"
   WHERE "companyId" = $1 AND "type" = $3 AND ($2::int IS NULL OR "id" = $2::int) ${NEWEST_FIRST}`,
);

const withRemoved = (table: 'Changelog' | 'Roadmap'): string => `SELECT "id", "name", "archivedAt" FROM (
     SELECT "id", "name", "createdAt", NULL::timestamptz AS "archivedAt" FROM "${table}"
     WHERE "companyId" = $1 AND ($2::int IS NULL OR "id" = $2::int)
     UNION ALL
     SELECT "id", "name", "createdAt", "removedAt" FROM "RemovedEntity"
     WHERE "companyId" = $1 AND "entityType" = '${table.toLowerCase()}' AND ($2::int IS NULL OR "id" = $2::int)
   ) e ${NEWEST_FIRST}`;

const CHANGELOGS = companyStatement('stats_changelogs', withRemoved('Changelog'));

const ROADMAPS = companyStatement('stats_roadmaps', withRemoved('Roadmap'));

/** The error for an unknown entity. */
export const noSuchEntity = (type: EntityType): DocentError => notFound(capitalized(definitionOf(type)?.label ?? type));

/** The entities of a type, newest first, including archived and deleted ones; with `entityId`, only that entity. */
export function listEntities(ctx: Ctx, type: EntityType, entityId: number | null = null): Promise<Entity[]> {
  if (type === 'changelog') return ctx.sql<Entity>(CHANGELOGS, entityId);
  if (type === 'roadmap') return ctx.sql<Entity>(ROADMAPS, entityId);
  return ctx.sql<Entity>(WIDGETS, entityId, type);
}
