'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { WidgetType } from '../../../widgets/contract/types';
import { useApi } from '../../_ui/data/api';
import { toast, toastFailure, useFailureText } from '../../_ui/data/change';
import { type ActCalls, DONE, runAct } from '../../_unpublished/acts';
import type { Act } from '../../_unpublished/types';
import { toEdited } from '../draft/changes';
import { useDraftCalls, useReadWidget, versionsOf, type Widget, widgetKey } from '../draft/widget';
import type { State } from '../saving/use-edit-conflict';
import { bodyOf } from './fields';

/** Acts on the unpublished changes and the schedule of a widget, then shows the stored state. Only discarding removes unsaved input. */
export function useUnpublished(type: WidgetType, widget: Widget, state: State) {
  const t = useTranslations('unpublished');
  const calls = useDraftCalls(type);
  const read = useReadWidget(type);
  const client = useQueryClient();
  const api = useApi();
  const say = useFailureText();
  const { id } = widget;

  const actCalls: ActCalls = {
    discard: (path) => calls.discard(id, path),
    requestReview: (note) => calls.requestReview(id, note),
    sendBack: (note) => calls.sendBack(id, note),
    schedule: (action, at) => calls.schedule(id, action, at),
    cancel: (scheduleId) => calls.cancel(id, scheduleId),
  };
  const keep = (path: string) => calls.keep(id, bodyOf(path, state.base), versionsOf(widget));

  const refresh = async (act?: Act) => {
    const stored = await read(id);
    client.setQueryData(widgetKey(type, id), stored);
    // Undo restores the removed input.
    if (act?.kind === 'discard') state.replace(toEdited(stored));
    else state.rebase(toEdited(stored), state.base);
  };

  return useMutation({
    mutationFn: async (act: Act) => {
      await runAct(actCalls, act, keep);
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
