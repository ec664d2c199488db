'use client';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi, useApiClient } from '../../../_ui/data/api';
import { toastFailure, toastUndo, useChange } from '../../../_ui/data/change';
import type { Movable, Schedule } from './types';

type Move = { entry: Movable; at: string };

/** @returns a function that moves a scheduled action to another time, with an optimistic update, and offers to undo the move */
export function useMove(): (entry: Movable, at: string) => void {
  const t = useTranslations('calendar');
  const format = useFormatter();
  const api = useApi();
  const client = useApiClient();
  const key = api.schedule.get.queryKey();
  const change = useChange<unknown, unknown, Move, unknown, Schedule>(
    {
      mutationFn: ({ entry: { entity, scheduleId }, at }: Move) => {
        const { id, widgetType, changelogId, roadmapId } = entity;
        if (widgetType) return client.widgetDrafts.moveSchedule.mutate({ widgetType, id, scheduleId, at });
        if (changelogId) return client.postDrafts.moveSchedule.mutate({ changelogId, postId: id, scheduleId, at });
        return client.itemDrafts.moveSchedule.mutate({ roadmapId: roadmapId ?? 0, itemId: id, scheduleId, at });
      },
    },
    {
      refresh: [key],
      optimistic: {
        key,
        update: (old, { entry, at }) => ({
          ...old,
          entries: old.entries
            .map((one) =>
              one.scheduleId === entry.scheduleId && one.entity.type === entry.entity.type ? { ...one, at } : one,
            )
            .sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at))),
        }),
      },
    },
  );
  return (entry, at) => {
    if (Date.parse(at) <= Date.now()) return toastFailure(t('past'));
    if (at === entry.at) return;
    const when = format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
    change.mutate(
      { entry, at },
      {
        onSuccess: () =>
          toastUndo(t('moved', { name: entry.entity.name, when }), t('undo'), () =>
            change.mutate({ entry: { ...entry, at }, at: entry.at }),
          ),
      },
    );
  };
}
