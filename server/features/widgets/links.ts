import { isWidgetType, widgetTypes } from '../../../widgets/contract/types';
import type { Link, Warning, WarningCode } from '../../../widgets/validation/warning';
import type { CompanyTx } from '../../database/company-db';

type Reading = Pick<CompanyTx, 'widget' | 'changelog'>;
type Found = { active: boolean; archivedAt?: Date | null };

const key = (entityType: string, id: number): string => `${entityType}/${id}`;

/** Loads the targets of links, by type and id. */
async function findLinked(db: Reading, links: readonly Link[]): Promise<Map<string, Found>> {
  const idsOf = (isIncluded: (entityType: string) => boolean) =>
    [...new Set(links.filter(({ entityType }) => isIncluded(entityType)).map(({ id }) => id))].filter(isColumnId);
  const [widgetIds, changelogIds] = [idsOf(isWidgetType), idsOf((type) => type === 'changelog')];
  const widgets = widgetIds.length
    ? await db.widget.findMany({
        where: { id: { in: widgetIds } },
        select: { id: true, type: true, active: true, archivedAt: true },
      })
    : [];
  const changelogs = changelogIds.length
    ? await db.changelog.findMany({ where: { id: { in: changelogIds } }, select: { id: true, active: true } })
    : [];
  return new Map<string, Found>([
    ...widgets.map((row) => [key(row.type, row.id), row] as const),
    ...changelogs.map((row) => [key('changelog', row.id), row] as const),
  ]);
}

const isColumnId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= 2_147_483_647;

const labelOf = (entityType: string): string => (isWidgetType(entityType) ? widgetTypes[entityType].label : entityType);

/**
 * Warns about links to records that do not exist or are not live.
 * @param needLive false for rules about past events, which may refer to widgets that are not live
 */
export async function linkWarnings(
  db: Reading,
  links: readonly Link[],
  { needLive = true }: { needLive?: boolean } = {},
): Promise<Warning[]> {
  const known = links.filter(({ entityType }) => isWidgetType(entityType) || entityType === 'changelog');
  if (!known.length) return [];
  const found = await findLinked(db, known);
  return known.flatMap(({ path, entityType, id }): Warning[] => {
    const label = labelOf(entityType);
    const warn = (code: WarningCode, message: string) => [{ path, code, message }];
    const linked = found.get(key(entityType, id));
    if (!linked) return warn('linked_missing', `There is no such ${label}.`);
    if (linked.archivedAt) return warn('linked_missing', `This ${label} is archived.`);
    return needLive && !linked.active ? warn('linked_not_live', `This ${label} is not live: publish it as well.`) : [];
  });
}
