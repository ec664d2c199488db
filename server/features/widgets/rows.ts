import type { WidgetDefinition } from '../../../widgets/contract/definition';
import { type Parts, readStored, type StoredParts } from '../../../widgets/contract/stored';
import { matchesPattern } from '../../database/any-case';
import { companyStatement } from '../../database/company-statement';
import { changedSince } from '../../operations/dates';
import { iso } from '../../operations/wire';
import { env } from '../../platform/env';
import { draftOf, scheduleOf } from '../drafts/statements';

/** A widget's row, with its parts in the current form. */
export type WidgetRow = Parts & {
  id: number;
  type: string;
  name: string;
  active: boolean;
  ruleLogicalOperator: string | null;
  folderId: number;
  themeId: number | null;
  version: number;
  archivedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

/** A widget as the table holds it. */
export type StoredRow = Omit<WidgetRow, keyof Parts> & StoredParts;

/** Converts the stored parts of a row or a version to the current form; see `readStored`. */
export const readRow = <Row extends StoredParts>(
  definition: WidgetDefinition,
  row: Row,
): Omit<Row, keyof Parts> & Parts => ({
  ...row,
  ...readStored(definition, row),
});

const COLUMNS = `"id", "type", "name", "active", "content", "settings", "rules", "ruleLogicalOperator",
  "folderId", "themeId", "version", "archivedAt", "createdAt", "updatedAt"`;

/** SQL for the draft of a widget `w` as JSON; null where it has no unpublished changes. */
export const DRAFT_OF = draftOf({ table: 'WidgetDraft', key: 'widgetId', alias: 'w' });

/** SQL for the pending actions of a widget `w` as JSON; null where it has none. */
export const SCHEDULE_OF = scheduleOf({ table: 'WidgetSchedule', key: 'widgetId', alias: 'w' });

export const FIND_WIDGET = companyStatement(
  'widget_find',
  `SELECT ${COLUMNS}, ${DRAFT_OF} AS "draft", ${SCHEDULE_OF} AS "schedule"
   FROM "Widget" w WHERE "companyId" = $1::int AND "id" = $2 AND "type" = $3 AND "archivedAt" IS NULL`,
  { shared: true, each: ['int', 'int', 'text'] },
);

const MATCHING = `
  "companyId" = $1 AND "type" = $2
  AND ($3::boolean IS NULL OR "active" = $3)
  AND ($4::int IS NULL OR "folderId" = $4)
  AND ($5::text IS NULL OR ${matchesPattern('"name"', '$5')})
  AND ($6::boolean OR "archivedAt" IS NULL)
  AND ${changedSince('$11', '$12')}`;

/** One row even for an empty page, so that the total is always known. */
export const LIST_WIDGETS = companyStatement(
  'widget_list',
  `SELECT t."total", p.* FROM
    (SELECT count(*)::int AS "total" FROM "Widget" WHERE ${MATCHING}) t
    LEFT JOIN (
      SELECT "id", "name", "active", "folderId", "archivedAt", "createdAt", "updatedAt" FROM "Widget"
      WHERE ${MATCHING} AND ($9::timestamptz IS NULL OR ("createdAt", "id") < ($9::timestamptz, $10::int))
      ORDER BY "createdAt" DESC, "id" DESC LIMIT $7::int OFFSET $8::int
    ) p ON true
    ORDER BY p."createdAt" DESC, p."id" DESC`,
);

/** The address where people review a widget. */
export const dashboardUrl = (definition: WidgetDefinition, id: number): string =>
  `${env().APP_URL}/builder/${definition.path}/${id}`;

/** A widget's own fields on the wire; `detail.ts` adds its draft and its schedule. */
export const toFields = (definition: WidgetDefinition, row: WidgetRow) => ({
  id: row.id,
  name: row.name,
  active: row.active,
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
  version: row.version,
  folderId: row.folderId,
  themeId: row.themeId,
  ...row.content,
  settings: row.settings,
  rules: row.rules,
  ruleLogicalOperator: row.ruleLogicalOperator,
  dashboardUrl: dashboardUrl(definition, row.id),
});

/** A list item in the form the definition asks for. */
export const toListItem = (definition: WidgetDefinition, row: WidgetRow) => ({
  id: row.id,
  name: row.name,
  active: row.active,
  createdAt: iso(row.createdAt),
  ...(definition.listItem === 'summary' ? { updatedAt: iso(row.updatedAt), folderId: row.folderId } : {}),
  ...(row.archivedAt ? { archivedAt: iso(row.archivedAt) } : {}),
});
