import type { Ctx } from '../../../auth/context';
import { patternInAnyCase } from '../../../database/any-case';
import { dateRange, sinceOf } from '../../../operations/dates';
import { iso } from '../../../operations/wire';
import { found } from '../../../platform/errors';
import { type Extras, toPlanned, toSummary } from '../../drafts/wire';
import { compareItem, tagIdsOf } from '../roadmap-items/draft';
import { tagsById } from '../tags/lookup';
import type { Tag } from '../tags/schema';
import type { ItemFilter, RoadmapItem, RoadmapSection } from './schema';
import { LIST_ITEMS, LIST_SECTIONS } from './statements';

type SectionRow = { id: number; roadmapId: number; name: string };

type ItemRow = Omit<RoadmapItem, 'updatedAt' | 'draft' | 'schedule'> &
  Extras & { sectionId: number; position: number; updatedAt: Date };

const toItem = (row: ItemRow, tags: ReadonlyMap<number, Tag>): RoadmapItem => ({
  id: row.id,
  name: row.name,
  description: row.description,
  votesCount: row.votesCount,
  updatedAt: iso(row.updatedAt),
  version: row.version,
  tag: row.tag,
  draft: toSummary(row.draft, compareItem(row, row.draft, tags)),
  schedule: (row.schedule ?? []).map(toPlanned),
});

/** The tags in drafts of items. */
const draftedTags = ({ db }: Ctx, items: readonly ItemRow[]) =>
  tagsById(
    db,
    items.flatMap(({ draft }) => tagIdsOf(draft)),
  );

/** Items that match the filter. The limit per section is applied later. */
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
 * The sections of several roadmaps with their items, by roadmap, in two queries, and a third one for the tags in drafts. Sections without
 * matching items are included.
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
  const tags = await draftedTags(ctx, items);
  const byRoadmap = new Map<number, RoadmapSection[]>(roadmapIds.map((id) => [id, []]));
  for (const { id, roadmapId, name } of sections) {
    const ordered = (inSection.get(id) ?? []).sort((a, b) => a.position - b.position || a.id - b.id);
    byRoadmap
      .get(roadmapId)
      ?.push({ id, name, items: ordered.slice(0, filter.limit).map((item) => toItem(item, tags)) });
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
  const item = found(row, 'Item');
  return toItem(item, await draftedTags(ctx, [item]));
}
