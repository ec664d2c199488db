'use client';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../_ui/data/api';
import { useChange } from '../../../../_ui/data/change';
import { useConfirmDelete } from '../../../../_ui/forms/confirm-delete';
import type { Item } from './board-model';

/** @returns a function that asks for confirmation, then deletes an item with its votes */
export function useDeleteItem(roadmapId: number, { id: itemId, name, votesCount }: Item, onDone?: () => void) {
  const t = useTranslations();
  const api = useApi();
  const remove = useChange(api.roadmapItems.delete.mutationOptions(), {
    done: t('roadmaps.item.deleted', { name }),
    refresh: [api.roadmaps.pathKey()],
    onDone,
  });
  const confirmDelete = useConfirmDelete();
  return () =>
    confirmDelete({
      title: t('roadmaps.item.deleteTitle'),
      text: t('roadmaps.item.deleteText', { name, count: votesCount }),
      onYes: () => remove.mutate({ roadmapId, itemId }),
    });
}
