import { matchesPattern, NAME_ORDER } from '../../../database/any-case';
import { type CompanyStatement, companyStatement } from '../../../database/company-statement';
import { changedSince } from '../../../operations/dates';
import { entityCounts } from '../../analytics/events/entity-counts';
import { DRAFT_OF, SCHEDULE_OF } from '../rows';

export const SORTS = ['name', 'created', 'updated', 'shown', 'completed'] as const;
export const ORDERS = ['asc', 'desc'] as const;

export type Sort = (typeof SORTS)[number];
export type Order = (typeof ORDERS)[number];

const COLUMN: Record<Sort, string> = {
  name: NAME_ORDER,
  created: '"createdAt"',
  updated: '"updatedAt"',
  shown: '"shown"',
  completed: '"completed"',
};

/** The expression that converts `$15`, the text of a cursor, to the type of the sort column. */
const PLACE: Record<Sort, string> = {
  name: 'name_order($15::text) COLLATE "C"',
  created: '$15::text::timestamptz',
  updated: '$15::text::timestamptz',
  shown: '$15::text::int',
  completed: '$15::text::int',
};

const DAYS = ['$11', '$12', '$13', '$14'] as const;

// One statement, so one snapshot: an event that is rolled up concurrently counts once.
const list = (sort: Sort, order: Order): CompanyStatement =>
  companyStatement(
    `library_by_${sort}_${order}`,
    `WITH happened AS (
       SELECT e."entityId", sum(e."count") FILTER (WHERE e."name" = ANY($9::text[]))::int AS "shown",
         sum(e."count") FILTER (WHERE e."name" = ANY($10::text[]))::int AS "completed"
       FROM (${entityCounts({ types: '$8', names: '$9::text[] || $10::text[]', days: DAYS })}) e GROUP BY e."entityId"
     ), matching AS (
       SELECT *, CASE WHEN "archivedAt" IS NOT NULL THEN 'archived' WHEN "active" THEN 'live' ELSE 'draft' END AS "status"
       FROM "Widget"
       WHERE "companyId" = $1::int AND ($2::text IS NULL OR "type" = $2) AND ($4::int IS NULL OR "folderId" = $4)
         AND ($5::text IS NULL OR ${matchesPattern('"name"', '$5')}) AND ${changedSince('$17', '$18')}
     ), page AS (
       SELECT m."id", m."type", m."name", m."active", m."archivedAt", m."folderId", m."version", m."createdAt", m."updatedAt",
         v."actorName" AS "updatedBy", v."actorKind" AS "updatedByKind", COALESCE(h."shown", 0) AS "shown", COALESCE(h."completed", 0) AS "completed"
       FROM matching m
         LEFT JOIN happened h ON h."entityId" = m."id"
         LEFT JOIN "WidgetVersion" v ON v."companyId" = $1::int AND v."widgetId" = m."id" AND v."number" = m."version"
       WHERE m."status" = ANY($3::text[])
     )
     SELECT c.*, p.*,
       (SELECT to_jsonb(x) FROM (
         SELECT l."name", l."content", l."settings", l."rules", l."ruleLogicalOperator", l."folderId", l."themeId", ${DRAFT_OF} AS "draft"
         FROM "Widget" l JOIN (SELECT p."id") w ON w."id" = l."id"
         WHERE l."companyId" = $1::int AND EXISTS (SELECT FROM "WidgetDraft" e WHERE e."companyId" = $1::int AND e."widgetId" = p."id" AND e."snapshot" IS NOT NULL)
       ) x) AS "drafted",
       (SELECT ${SCHEDULE_OF} FROM (SELECT p."id") w) AS "schedule"
     FROM (
       SELECT count(*) FILTER (WHERE "status" = 'live')::int AS "live",
         count(*) FILTER (WHERE "status" = 'draft')::int AS "draft",
         count(*) FILTER (WHERE "status" = 'archived')::int AS "archived" FROM matching
     ) c LEFT JOIN (
       SELECT * FROM page
       WHERE $15::text IS NULL OR (${COLUMN[sort]}, "id") ${order === 'asc' ? '>' : '<'} (${PLACE[sort]}, $16::int)
       ORDER BY ${COLUMN[sort]} ${order}, "id" ${order} LIMIT $6::int OFFSET $7::int
     ) p ON true
     ORDER BY ${COLUMN[sort]} ${order}, "id" ${order}`,
  );

/**
 * Widgets of every type. One row even for an empty page, so that the counts are always known.
 * $2 type · $3 statuses · $4 folder · $5 a pattern · $6, $7 limit and offset · $8 all widget types · $9, $10 names of events that count as
 * shown and as completed · $11 to $14 the days that are counted, see `dayValues` · $15, $16 the place that the page begins after · $17, $18
 * the earliest times of their creation and last change.
 */
export const LISTS = Object.fromEntries(
  SORTS.map((sort) => [sort, { asc: list(sort, 'asc'), desc: list(sort, 'desc') }]),
) as Record<Sort, Record<Order, CompanyStatement>>;
