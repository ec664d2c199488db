import { patternInAnyCase } from '../database/any-case';
import type { Ctx } from '../identity/context';
import { found } from '../kernel/errors';
import { dateRange, sinceOf } from '../operation/dates';
import { iso } from '../operation/wire';
import type { ItemFilter, RoadmapItem, RoadmapSection } from './schema';
import { LIST_ITEMS, LIST_SECTIONS } from './statements';

type SectionRow = { id: number; roadmapId: number; name: string };

type ItemRow = Omit<RoadmapItem, 'updatedAt'> & { sectionId: number; position: number; updatedAt: Date };

const toItem = ({ id, name, description, votesCount, updatedAt, tag }: ItemRow): RoadmapItem => ({
  id,
  name,
  description,
  votesCount,
  updatedAt: iso(updatedAt),
  tag,
});

/** The items that a filter leaves, before its limit per section. */
function listItems(ctx: Ctx, roadmapIds: number[], filter: ItemFilter, itemId?: number): Promise<ItemRow[]> {
  const { from, until } = dateRange(filter);
  const tagNames = filter.tagNames?.length ? filter.tagNames : null;
  return ctx.sql<ItemRow>(
    LIST_ITEMS,
    roadmapIds,
    from ?? null,
    until ?? null,
    tagNames,
    patternInAnyCase(filter.query),
    filter.latestCount ?? null,
    itemId ?? null,
    ...sinceOf(filter),
  );
}

/**
 * The sections of several roadmaps with their items, by roadmap, in two queries. Every section is there, whatever
 * the filter leaves of its items.
 */
export async function loadSections(
  ctx: Ctx,
  roadmapIds: number[],
  filter: ItemFilter = {},
): Promise<Map<number, RoadmapSection[]>> {
  const [sections, items] = await Promise.all([
    ctx.sql<SectionRow>(LIST_SECTIONS, roadmapIds),
    listItems(ctx, roadmapIds, filter),
  ]);
  const inSection = new Map<number, ItemRow[]>();
  for (const item of items) {
    const others = inSection.get(item.sectionId);
    if (others) others.push(item);
    else inSection.set(item.sectionId, [item]);
  }
  const byRoadmap = new Map<number, RoadmapSection[]>(roadmapIds.map((id) => [id, []]));
  for (const { id, roadmapId, name } of sections) {
    const ordered = (inSection.get(id) ?? []).sort((a, b) => a.position - b.position || a.id - b.id);
    byRoadmap.get(roadmapId)?.push({ id, name, items: ordered.slice(0, filter.limit).map(toItem) });
  }
  return byRoadmap;
}

/** @throws DocentError `not_found`, also for a section of another roadmap. */
export async function loadSection(ctx: Ctx, roadmapId: number, sectionId: number): Promise<RoadmapSection> {
  const sections = (await loadSections(ctx, [roadmapId])).get(roadmapId);
  return found(
    sections?.find(({ id }) => id === sectionId),
    'Section',
  );
}

/** @throws DocentError `not_found`, also for an item of another roadmap. */
export async function loadItem(ctx: Ctx, roadmapId: number, itemId: number): Promise<RoadmapItem> {
  const [row] = await listItems(ctx, [roadmapId], {}, itemId);
  return toItem(found(row, 'Item'));
}
