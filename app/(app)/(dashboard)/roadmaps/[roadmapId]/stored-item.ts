'use client';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Fields } from '../../../../../widgets/merge/three-way-merge';
import { failureOf, type Outputs, useApi, useApiClient } from '../../../../_ui/data/api';
import type { Content, ContentCalls, Fetched } from '../../../../_unpublished/content';
import { withReviewOf } from '../../../../_unpublished/plans';
import type { Roadmap } from '../roadmap-form';
import type { Item } from './board-model';

/** An item as it is edited. `tagName` is empty for none. */
export type ItemDraft = { name: string; description: string; tagName: string; sectionId: string };

/** An item with its unpublished changes. */
export type StoredItem = {
  item: Item;
  sectionId: number;
  /** Whether the roadmap is public. Only items of a public roadmap have unpublished changes. */
  active: boolean;
  kept: Outputs['itemDrafts']['get'] | null;
};

/** The fields of an item that can have unpublished changes. */
export const fieldsOf = ({ name, description, tagName, sectionId }: ItemDraft): Fields => ({
  name,
  description: description || null,
  tagName: tagName || null,
  sectionId: Number(sectionId),
});

const draftOf = ({ name, description, tag }: Item, sectionId: unknown): ItemDraft => ({
  name,
  description: description ?? '',
  tagName: tag?.name ?? '',
  sectionId: String(sectionId),
});

export function contentOf({ item, sectionId, active, kept }: StoredItem): Content<ItemDraft> {
  const live = draftOf(item, sectionId);
  const moved = kept?.changes.find(({ path }) => path === 'sectionId');
  const edited = kept && active ? draftOf(kept.item, moved?.to ?? sectionId) : live;
  return { active, version: item.version, schedule: item.schedule, kept, live, edited };
}

/** Finds an item on the roadmap that is shown. */
export function itemOn({ active, sections }: Pick<Roadmap, 'active' | 'sections'>, itemId: number) {
  const section = sections.find(({ items }) => items.some(({ id }) => id === itemId));
  const item = section?.items.find(({ id }) => id === itemId);
  return section && item ? { item, sectionId: section.id, active } : undefined;
}

function useReadItem(roadmapId: number, itemId: number) {
  const client = useApiClient();
  return async (): Promise<StoredItem | null> => {
    const found = itemOn(await client.roadmaps.get.query({ roadmapId }), itemId);
    if (!found?.item.draft) return found ? { ...found, kept: null } : null;
    // Another person may publish or discard the changes between the two calls.
    const kept = await client.itemDrafts.get.query({ roadmapId, itemId }).catch((error) => {
      if (failureOf(error).code === 'not_found') return null;
      throw error;
    });
    return { ...found, kept };
  };
}

function useStoredItemKey(roadmapId: number, itemId: number): QueryKey {
  return [...useApi().roadmapItems.get.queryKey({ roadmapId, itemId }), 'edited'];
}

/**
 * The item that a person edits; null if it is no longer on the roadmap.
 * @param shown the item on the board. If it has no unpublished changes, it is used without a request
 */
export function useStoredItem(roadmapId: number, itemId: number, shown: Omit<StoredItem, 'kept'> | undefined) {
  return useQuery({
    queryKey: useStoredItemKey(roadmapId, itemId),
    queryFn: useReadItem(roadmapId, itemId),
    ...(shown && !shown.item.draft && { initialData: { ...shown, kept: null } }),
    // A refetch must not replace what a person is editing.
    staleTime: Number.POSITIVE_INFINITY,
    // Opening the item again fetches it again.
    gcTime: 0,
  });
}

const withPlans = (shown: StoredItem, { item, kept }: StoredItem): StoredItem => ({
  ...shown,
  item: { ...shown.item, schedule: item.schedule },
  kept: shown.kept && withReviewOf(shown.kept, kept),
});

/** @returns a function that fetches the edited item again. An item that was deleted meanwhile stays as it was */
export function useFetchItem(roadmapId: number, before: StoredItem) {
  const read = useReadItem(roadmapId, before.item.id);
  const client = useQueryClient();
  const key = useStoredItemKey(roadmapId, before.item.id);
  return async (): Promise<Fetched<ItemDraft>> => {
    const stored = (await read()) ?? before;
    return {
      stored: contentOf(stored),
      show: () => client.setQueryData(key, stored),
      showPlans: () => client.setQueryData<StoredItem>(key, (shown) => shown && withPlans(shown, stored)),
    };
  };
}

/** The calls for the unpublished changes and the schedule of an item. */
export function useItemCalls(roadmapId: number, itemId: number): ContentCalls {
  const { roadmapItems, itemDrafts } = useApiClient();
  const of = { roadmapId, itemId };
  return {
    update: (fields, expectedVersion) =>
      roadmapItems.update.mutate({ ...fields, ...of, ...(expectedVersion && { expectedVersion }) }),
    keep: (fields, versions) => itemDrafts.update.mutate({ ...fields, ...of, ...versions }),
    publish: (expectedVersion) => itemDrafts.publish.mutate({ ...of, expectedVersion }),
    discard: (path) => itemDrafts.discard.mutate({ ...of, ...(path && { path }) }),
    requestReview: (note) => itemDrafts.requestReview.mutate({ ...of, ...(note && { note }) }),
    sendBack: (note) => itemDrafts.sendBack.mutate({ ...of, note }),
    // Items have no other action, because they are published and unpublished with their roadmap.
    schedule: (_, at) => itemDrafts.schedule.mutate({ ...of, action: 'publish-changes', at }),
    cancel: (scheduleId) => itemDrafts.cancelSchedule.mutate({ ...of, scheduleId }),
  };
}
