import type { EntityType } from '../../widgets/entities';
import { companyStatement } from '../database/company-statement';
import type { Ctx } from '../identity/context';

/** An entity that statistics are kept of. `archivedAt` is null for what cannot be archived. */
export type Entity = { id: number; name: string; archivedAt: Date | null };

const NEWEST_FIRST = 'ORDER BY "createdAt" DESC, "id" DESC';

const WIDGETS = companyStatement(
  'stats_widgets',
  `SELECT "id", "name", "archivedAt" FROM "Widget"
   WHERE "companyId" = $1 AND "type" = $3 AND ($2::int IS NULL OR "id" = $2::int) ${NEWEST_FIRST}`,
);

const CHANGELOGS = companyStatement(
  'stats_changelogs',
  `SELECT "id", "name", NULL::timestamptz AS "archivedAt" FROM "Changelog"
   WHERE "companyId" = $1 AND ($2::int IS NULL OR "id" = $2::int) ${NEWEST_FIRST}`,
);

const ROADMAPS = companyStatement(
  'stats_roadmaps',
  `SELECT "id", "name", NULL::timestamptz AS "archivedAt" FROM "Roadmap"
   WHERE "companyId" = $1 AND ($2::int IS NULL OR "id" = $2::int) ${NEWEST_FIRST}`,
);

/** The entities of a type, newest first, archived ones too; only the one of `entityId` when it is given. */
export function listEntities(ctx: Ctx, type: EntityType, entityId: number | null = null): Promise<Entity[]> {
  if (type === 'changelog') return ctx.sql<Entity>(CHANGELOGS, entityId);
  if (type === 'roadmap') return ctx.sql<Entity>(ROADMAPS, entityId);
  return ctx.sql<Entity>(WIDGETS, entityId, type);
}
