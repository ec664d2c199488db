import { unmetRequirements } from '../../../../widgets/contract/definition';
import { definitionOf } from '../../../../widgets/contract/registry';
import { FORM } from '../../../../widgets/contract/stored';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { POSITIONS, pageOf, positionAfter } from '../../../operations/cursor';
import { iso, type Page } from '../../../operations/wire';
import { found } from '../../../platform/errors';
import { findExtras, toDetail } from '../detail';
import { conflictIfDeleted, lockWidget, refuseStale, requirePublish, unpublishable } from '../guards';
import { checkReferences } from '../references';
import { readRow, type StoredRow } from '../rows';
import { isUnchanged, type Saved, saveWidget } from '../save';

/** A snapshot as the table holds it. */
type Snapshot = Pick<StoredRow, keyof Saved>;

const flat = (version: string) =>
  `((${version}."snapshot" - 'content') || ((${version}."snapshot" -> 'content') - '${FORM}'))`;

// The fields of a widget's type are stored in `content`; the API returns them next to the others.
const SELECT = `SELECT v."number", v."createdAt", v."actorKind", v."actorName", v."reason", v."fromDraft", (v."snapshot" -> 'active')::boolean AS "active", CASE WHEN p."number" IS NULL THEN '{}' ELSE ARRAY(
      SELECT COALESCE(a."key", b."key") COLLATE "C" FROM jsonb_each(${flat('v')}) a FULL JOIN jsonb_each(${flat('p')}) b ON b."key" = a."key"
      WHERE a."value" IS DISTINCT FROM b."value" ORDER BY 1
    ) END AS "changed"`;
const FROM = `FROM "WidgetVersion" v
    JOIN "Widget" w ON w."companyId" = $1::int AND w."id" = v."widgetId" AND w."archivedAt" IS NULL
    LEFT JOIN "WidgetVersion" p ON p."companyId" = $1::int AND p."widgetId" = v."widgetId" AND p."number" = v."number" - 1
    WHERE v."companyId" = $1::int AND v."widgetId" = $2::int`;

const LIST = companyStatement(
  'widget_versions_list',
  `${SELECT} ${FROM} AND ($5::int IS NULL OR v."number" < $5::int) ORDER BY v."number" DESC LIMIT $3::int OFFSET $4::int`,
);

const FIND = companyStatement(
  'widget_versions_find',
  `${SELECT}, v."snapshot", w."type" ${FROM} AND v."number" = $3::int`,
);

// Counts the rows instead of reading `version`, because the oldest versions may have no row.
const COUNT = companyStatement(
  'widget_versions_count',
  `SELECT (SELECT count(*)::int FROM "WidgetVersion" v WHERE v."companyId" = $1 AND v."widgetId" = w."id") AS "total"
   FROM "Widget" w WHERE w."companyId" = $1 AND w."id" = $2::int AND w."archivedAt" IS NULL`,
);

type Row = {
  number: number;
  createdAt: Date;
  actorKind: 'key' | 'person' | 'system';
  actorName: string;
  changed: string[];
  reason: string | null;
  active: boolean;
  fromDraft: boolean;
};

const toVersion = ({ number, createdAt, actorKind, actorName, changed, reason, active, fromDraft }: Row) => ({
  number,
  createdAt: iso(createdAt),
  actor: { kind: actorKind, name: actorName },
  changed,
  reason,
  active,
  fromDraft,
});

/** One page of a widget's versions, newest first. @throws DocentError `not_found`, also for an archived widget. */
export async function listVersions(ctx: Ctx, { widgetId, ...page }: Page & { widgetId: number }) {
  const [counted] = await ctx.sql<{ total: number }>(COUNT, widgetId);
  const { total } = found(counted, 'Widget');
  const [last = null] = positionAfter(page, POSITIONS.numbered) ?? [];
  const rows = await ctx.sql<Row>(LIST, widgetId, page.limit + 1, page.offset, last);
  return pageOf(rows, total, page, { toItem: toVersion, placeOf: ({ number }) => [number] });
}

/** A version with its snapshot. @throws DocentError `not_found`. */
export async function getVersion(ctx: Ctx, { widgetId, number }: { widgetId: number; number: number }) {
  const [row] = await ctx.sql<Row & { type: string; snapshot: Snapshot }>(FIND, widgetId, number);
  const version = found(row, 'Version');
  const definition = found(definitionOf(version.type), 'Widget type');
  const { content, ...snapshot } = readRow(definition, version.snapshot);
  return { ...toVersion(version), snapshot: { ...snapshot, ...content } };
}

/**
 * Saves the name, content, settings and targeting of a version as the newest one. A live widget stays live, and a draft stays a draft.
 * Saves nothing if the widget already equals the version.
 * @throws DocentError `not_found`; `widget_is_live` without `publish`; `edit_conflict` when `expectedVersion` is not the
 * stored one; `validation_error` when a segment is gone, or a live widget would not be publishable.
 */
export async function restoreVersion(
  ctx: Ctx,
  input: { widgetId: number; number: number; expectedVersion?: number | undefined },
) {
  const { widgetId: id, number, expectedVersion } = input;
  const saved = await ctx.db
    .$transaction(async (tx) => {
      const { type } = found(await tx.widget.findFirst({ where: { id }, select: { type: true } }), 'Widget');
      const definition = found(definitionOf(type), 'Widget type');
      const before = await lockWidget(ctx, tx, definition, id);
      const version = await tx.widgetVersion.findFirst({
        where: { widgetId: id, number },
        select: { snapshot: true },
      });
      // Only `save.ts` and `in-use.ts` write snapshots, in this form.
      const snapshot = found(version, 'Version').snapshot as unknown as Snapshot;
      const { name, content, settings, rules, ruleLogicalOperator } = readRow(definition, snapshot);
      requirePublish(ctx, definition, before);
      await refuseStale(ctx, tx, definition, before, expectedVersion);
      const saved = { ...before, name, content, settings, rules, ruleLogicalOperator };
      if (isUnchanged(definition, before, saved)) return { definition, row: before };
      await checkReferences(tx, ctx.companyId, { rules });
      const unmet = before.active ? unmetRequirements(definition, { content, settings, rules }) : [];
      if (unmet.length) throw unpublishable(definition, unmet, true);
      return { definition, row: await saveWidget(ctx, tx, definition, before, saved) };
    })
    .catch(conflictIfDeleted);
  return toDetail(saved.definition, saved.row, await findExtras(ctx, id));
}
