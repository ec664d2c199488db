'use client';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../_ui/data/api';
import { useChange } from '../../../_ui/data/change';
import { useConfirmDelete } from '../../../_ui/forms/confirm-delete';
import { RowMenu } from '../../../_ui/lists/row-menu';
import { usePublicChange } from '../../../_ui/public-pages/public-page';
import { useSession } from '../../../_ui/session/session';
import type { Roadmap } from './roadmap-form';

/** Counts the items of a roadmap and their votes. */
export function countsOf({ sections }: Roadmap): { items: number; votes: number } {
  const items = sections.flatMap((section) => section.items);
  return { items: items.length, votes: items.reduce((sum, { votesCount }) => sum + votesCount, 0) };
}

/** Takes a roadmap's public page online or offline. */
export function useRoadmapSwitch({ id }: Roadmap): (active: boolean) => void {
  const api = useApi();
  const change = useChange(api.roadmaps.update.mutationOptions(), usePublicChange('roadmaps', id));
  return (active) => change.mutate({ roadmapId: id, active });
}

type Props = { roadmap: Roadmap; onEdit: () => void; onDeleted?: () => void };

/** Menu of a roadmap, for people who may change it. */
export function RoadmapActions({ roadmap, onEdit, onDeleted }: Props) {
  const t = useTranslations();
  const api = useApi();
  const { id, name, active } = roadmap;
  const setPublic = useRoadmapSwitch(roadmap);
  const { draftsOnly, mayChange } = useSession();
  const confirmDelete = useConfirmDelete();
  const remove = useChange(api.roadmaps.delete.mutationOptions(), {
    done: t('roadmaps.deleted', { name }),
    refresh: [api.roadmaps.list.queryKey()],
    onDone: onDeleted,
  });
  const ask = () =>
    confirmDelete({
      title: t('roadmaps.deleteTitle', { name }),
      text: t('roadmaps.deleteText', { items: countsOf(roadmap).items }),
      onYes: () => remove.mutate({ roadmapId: id }),
    });
  if (!mayChange(roadmap)) return null;
  return (
    <RowMenu of={name} size="lg">
      {({ Divider, EditItem, PublicItem, DeleteItem }) => (
        <>
          <EditItem text={t('roadmaps.editAction')} onClick={onEdit} />
          <PublicItem
            online={active}
            onChange={setPublic}
            {...(draftsOnly && { disabled: true, title: t('publishing.role') })}
          />
          <Divider />
          <DeleteItem onClick={ask} />
        </>
      )}
    </RowMenu>
  );
}
