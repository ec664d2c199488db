'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { WidgetType } from '../../../widgets/contract/types';
import { useApi } from '../../_ui/data/api';
import { toast, toastFailure, useFailureText } from '../../_ui/data/change';
import { type ActCalls, DONE, runAct } from '../../_unpublished/acts';
import { withReviewOf } from '../../_unpublished/plans';
import type { Act } from '../../_unpublished/types';
import { toDraft, toEdited } from '../draft/changes';
import { type Draft, withPatch } from '../draft/draft';
import type { useDraft } from '../draft/use-draft';
import { useDraftCalls, useReadWidget, versionsOf, type Widget, widgetKey } from '../draft/widget';
import { differencesOf } from '../saving/merge';
import { bodyOf, undoPatch } from './fields';

type State = Pick<ReturnType<typeof useDraft>, 'base' | 'draft' | 'change' | 'rebase' | 'replace'>;

/** The widget with the schedule and the review of `stored`, but with the versions that the edits are based on. */
const withPlans = (widget: Widget, { schedule, unpublished }: Widget): Widget => ({
  ...widget,
  schedule,
  unpublished: widget.unpublished && withReviewOf(widget.unpublished, unpublished),
});

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

  /** Puts the live value into the draft if the person chose it. */
  const decide = (stored: Widget, act?: Act): Draft => {
    if (act?.kind !== 'decide' || act.side === 'draft') return state.draft;
    const patch = undoPatch(act.path, toDraft(stored), state.draft);
    state.change(patch);
    return withPatch(state.draft, patch);
  };

  const refresh = async (act?: Act) => {
    const stored = await read(id);
    const theirs = toEdited(stored);
    const show = (shown: Widget) => client.setQueryData(widgetKey(type, id), shown);
    if (act?.kind === 'discard') {
      show(stored);
      // Undo restores the removed input, but does not revert what others changed in the live widget meanwhile.
      state.replace(theirs, theirs, toDraft(widget));
      return;
    }
    const places = differencesOf(state.base, decide(stored, act), theirs);
    // With the old versions, the next save is refused, and its dialog lets the person choose.
    if (places.some(({ by }) => by === 'both')) return void show(withPlans(widget, stored));
    show(stored);
    state.rebase(theirs, state.base);
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
