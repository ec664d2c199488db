'use client';
import { Menu } from '@mantine/core';
import { IconPencil, IconTrash, IconWorld, IconWorldOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { type Inputs, type Outputs, useApi } from '../../../_ui/api';
import { useChange } from '../../../_ui/change';
import { confirm } from '../../../_ui/confirm';
import { RowMenu } from '../../../_ui/row-menu';
import type { Roadmap } from './roadmap-form';

type List = Outputs['roadmaps']['list'];
type Update = Inputs['roadmaps']['update'];

/** How many items a roadmap has, and how many votes they have. */
export function countsOf({ sections }: Roadmap): { items: number; votes: number } {
  const items = sections.flatMap((section) => section.items);
  return { items: items.length, votes: items.reduce((sum, { votesCount }) => sum + votesCount, 0) };
}

/** Takes a roadmap's public page online or offline, at once to the eye. */
export function useRoadmapSwitch() {
  const t = useTranslations('roadmaps');
  const api = useApi();
  const put = (roadmap: Roadmap, { roadmapId, active }: Update): Roadmap =>
    roadmap.id === roadmapId ? { ...roadmap, active: active ?? roadmap.active } : roadmap;
  return useChange(api.roadmaps.update.mutationOptions(), {
    done: ({ name, active }) => t(active ? 'isOnline' : 'isOffline', { name }),
    refresh: [api.roadmaps.list.queryKey(), api.roadmaps.get.queryKey()],
    optimistic: {
      key: [['roadmaps']],
      update: (old: List | Roadmap, input) =>
        'data' in old ? { ...old, data: old.data.map((roadmap) => put(roadmap, input)) } : put(old, input),
    },
  });
}

type Props = { roadmap: Roadmap; onEdit: () => void; onDeleted?: () => void };

/** What can be done to a roadmap. */
export function RoadmapActions({ roadmap, onEdit, onDeleted }: Props) {
  const t = useTranslations();
  const api = useApi();
  const { id, name, active } = roadmap;
  const power = useRoadmapSwitch();
  const remove = useChange(api.roadmaps.delete.mutationOptions(), {
    done: t('roadmaps.deleted', { name }),
    refresh: [api.roadmaps.list.queryKey()],
    onDone: onDeleted,
  });
  const ask = () =>
    confirm({
      title: t('roadmaps.deleteTitle', { name }),
      text: t('roadmaps.deleteText', { items: countsOf(roadmap).items }),
      yes: t('common.delete'),
      no: t('common.cancel'),
      onYes: () => remove.mutate({ roadmapId: id }),
    });
  const Power = active ? IconWorldOff : IconWorld;
  return (
    <RowMenu of={name} size="lg">
      <Menu.Item leftSection={<IconPencil size={15} aria-hidden />} onClick={onEdit}>
        {t('roadmaps.editAction')}
      </Menu.Item>
      <Menu.Item
        leftSection={<Power size={15} aria-hidden />}
        onClick={() => power.mutate({ roadmapId: id, active: !active })}
      >
        {active ? t('roadmaps.goOffline') : t('roadmaps.goOnline')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item color="red" leftSection={<IconTrash size={15} aria-hidden />} onClick={ask}>
        {t('common.delete')}
      </Menu.Item>
    </RowMenu>
  );
}
