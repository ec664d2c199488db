'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { WidgetType } from '../../../widgets/types';
import { useApi } from '../../_ui/api';
import { toast, toastFailure, useFailureText } from '../../_ui/change';
import { toEdited } from '../changes';
import type { State } from '../use-meanwhile';
import { useDraftCalls, useReadWidget, versionsOf, type Widget, widgetKey } from '../widget';
import { bodyOf } from './fields';

export type Action = Widget['schedule'][number]['action'];

/** What a press does with the unpublished changes and the schedule of a widget. */
export type Act =
  | { kind: 'discard' }
  | { kind: 'decide'; path: string; side: 'live' | 'draft' }
  | { kind: 'review'; note: string }
  | { kind: 'sendBack'; note: string }
  | { kind: 'schedule'; action: Action; at: string }
  | { kind: 'cancel'; scheduleId: number };

const DONE = {
  discard: 'discarded',
  decide: 'decided',
  review: 'reviewRequested',
  sendBack: 'sentBack',
  schedule: 'scheduled',
  cancel: 'canceled',
} as const;

/** Acts on the unpublished changes and the schedule of a widget, then shows what is stored. What is typed stays. */
export function useUnpublished(type: WidgetType, widget: Widget, state: State) {
  const t = useTranslations('builder.unpublished');
  const calls = useDraftCalls(type);
  const read = useReadWidget(type);
  const client = useQueryClient();
  const api = useApi();
  const say = useFailureText();
  const { id } = widget;

  const run = async (act: Act): Promise<unknown> => {
    switch (act.kind) {
      case 'discard':
        return calls.discard(id);
      case 'decide':
        return act.side === 'live'
          ? calls.discard(id, [act.path])
          : calls.keep(id, bodyOf(act.path, state.base), versionsOf(widget));
      case 'review':
        return calls.requestReview(id, act.note);
      case 'sendBack':
        return calls.sendBack(id, act.note);
      case 'schedule':
        return calls.schedule(id, act.action, act.at);
      default:
        return calls.cancel(id, act.scheduleId);
    }
  };

  const refresh = async (act?: Act) => {
    const stored = await read(id);
    client.setQueryData(widgetKey(type, id), stored);
    // Discarding takes what is typed with it; undo brings it back.
    if (act?.kind === 'discard') state.replace(toEdited(stored));
    else state.rebase(toEdited(stored), state.base);
  };

  return useMutation({
    mutationFn: async (act: Act) => {
      await run(act);
      await refresh(act);
    },
    onSuccess: (_, { kind }) => toast(t(DONE[kind])),
    onError: async (error) => {
      toastFailure(say(error));
      await refresh().catch(() => {});
    },
    onSettled: () =>
      Promise.all(
        [api.widgets.list.queryKey(), api.overview.get.queryKey()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
