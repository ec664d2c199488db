import { createHash } from 'node:crypto';
import type { Target } from '../../../../widgets/contract/definition';
import { MAX } from '../../../../widgets/contract/limits';
import { definitionOf } from '../../../../widgets/contract/registry';
import { describeElement } from '../../../../widgets/selectors/target-snapshot';
import { DAY_MS } from '../../../../widgets/targeting/dates';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { found } from '../../../platform/errors';
import { readRow, type StoredRow } from '../../widgets/rows';
import { DAYS, type MissingTarget } from './schema';

const MISSED = companyStatement(
  'target_health_missed',
  `SELECT m."entityId", m."target", sum(m."times")::int AS "missing", sum(m."changed")::int AS "changed",
     (array_agg(m."found" ORDER BY m."day" DESC) FILTER (WHERE m."found" IS NOT NULL))[1] AS "found", max(m."day")::text AS "lastDay" FROM "MissingTarget" m
   WHERE m."companyId" = $1::int AND m."day" >= $2::date AND ($3::int IS NULL OR m."entityId" = $3::int)
   GROUP BY m."entityId", m."target"`,
);
const WIDGETS = companyStatement(
  'target_health_widgets',
  `SELECT "id", "type", "name", "active", "content", "settings", "rules" FROM "Widget"
   WHERE "companyId" = $1::int AND "id" = ANY($2::int[]) AND "archivedAt" IS NULL`,
);

type Missed = {
  entityId: number;
  target: string;
  missing: number;
  changed: number;
  found: string | null;
  lastDay: string;
};

/** The key of a target in events: step and selector, so that a changed selector starts from zero. */
const keyOf = ({ entryId = '', selector }: Target): string =>
  createHash('md5').update(`${entryId} ${selector}`).digest('hex');

/** The target elements that were missing or changed on pages in the last seven days, the most frequent first. */
export async function listMissingTargets(
  ctx: Ctx,
  { widgetId }: { widgetId?: number | undefined },
  now = new Date(),
): Promise<{ data: MissingTarget[] }> {
  const first = new Date(now.getTime() - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const missed = await ctx.sql<Missed>(MISSED, first, widgetId ?? null);
  if (!missed.length) return { data: [] };
  const ids = [...new Set(missed.map(({ entityId }) => entityId))];
  const rows = await ctx.sql<StoredRow>(WIDGETS, ids);
  const byKey = new Map(missed.map((one) => [`${one.entityId} ${one.target}`, one]));
  const data = rows.flatMap((row) => {
    const definition = found(definitionOf(row.type), 'Widget type');
    return (definition.targets?.(readRow(definition, row)) ?? []).flatMap((target): MissingTarget[] => {
      const one = byKey.get(`${row.id} ${keyOf(target)}`);
      if (!one) return [];
      const { path, selector, entryId = null, title = null, snapshot } = target;
      const { id, name, active } = row;
      const { missing, changed, found: read, lastDay } = one;
      const expected = changed && snapshot?.selector === selector ? describeElement(snapshot) : null;
      const counted = { missing, changed, expected, found: changed ? read : null, lastDay };
      const { entityType, path: widgetType } = definition;
      return [{ widgetId: id, entityType, widgetType, name, active, path, entryId, title, selector, ...counted }];
    });
  });
  data.sort((a, b) => b.missing + b.changed - a.missing - a.changed || a.widgetId - b.widgetId);
  return { data: data.slice(0, MAX.listed) };
}
