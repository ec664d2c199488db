'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WidgetType } from '../../../widgets/contract/types';
import { failureOf, type Issue, useApi } from '../../_ui/data/api';
import { toast, toastFailure, useFailureText } from '../../_ui/data/change';
import { changesOf, toEdited } from '../draft/changes';
import type { Draft } from '../draft/draft';
import {
  useDraftCalls,
  useReadWidget,
  useWidgetCalls,
  versionsOf,
  type Widget,
  widgetKey,
  withKeptChanges,
} from '../draft/widget';
import { focusStatus } from '../publishing/publish-bar';
import { useScriptSeen } from '../publishing/use-script-seen';
import { type Intention, type MergedDraft, type State, useEditConflict } from './use-edit-conflict';

/** What to save: `merged` if the draft was merged with another save, else the draft. */
type SaveRequest = Intention & { merged?: MergedDraft | undefined };

/** A draft, and the stored widget that it is based on. */
type Edit = { widget: Widget; base: Draft; draft: Draft };

/** @returns a function that says what a save did */
function useDoneText() {
  const t = useTranslations('builder');
  const ofChanges = useTranslations('unpublished');
  const publishing = useTranslations('publishing');
  const isSeen = useScriptSeen();
  return (saved: Widget, { active, publishChanges, merged }: SaveRequest): string => {
    const { name } = saved;
    if (active === true) return publishing(isSeen ? 'published' : 'publishedUnseen', { name });
    if (active === false) return publishing('unpublished', { name });
    if (publishChanges) return ofChanges('publishedChanges');
    if (merged?.isOwn) return ofChanges('savedTogether');
    return saved.active ? ofChanges('savedUnpublished') : t('saved');
  };
}

/** Unpublishing moves the unpublished changes into the form. The server keeps its own until they are discarded. */
function useMovedChanges(type: WidgetType, id: number) {
  const { discard } = useDraftCalls(type);
  const read = useReadWidget(type);
  const version = useRef<number>(undefined);
  return {
    remember: ({ unpublished }: Widget) => {
      version.current = unpublished?.version;
    },
    /** Reads the widget after a save with these changes, which replaces those of the server. */
    replace: async (): Promise<Widget> => {
      const stored = await read(id);
      if (!stored.unpublished || stored.unpublished.version !== version.current) return stored;
      await discard(id);
      return { ...stored, draft: null, unpublished: null };
    },
  };
}

/**
 * Saves the draft, publishes and unpublishes. Saved changes of a live widget stay unpublished until they are published. Nothing is
 * overwritten unless the person says so.
 * @param onRefused the server refused a field, such as `steps[0].title`
 * @param onUndecided the live widget and its unpublished changes contradict each other
 */
export function useSaving(
  type: WidgetType,
  widget: Widget,
  state: State,
  { onRefused, onUndecided }: { onRefused: (field: string) => void; onUndecided: () => void },
) {
  const calls = useWidgetCalls(type);
  const drafts = useDraftCalls(type);
  const read = useReadWidget(type);
  const client = useQueryClient();
  const api = useApi();
  const say = useFailureText();
  const textOf = useDoneText();
  const [issues, setIssues] = useState<Issue[]>([]);
  // A shortcut that is held down repeats before `isPending` is set.
  const running = useRef(false);
  const moved = useMovedChanges(type, widget.id);
  const editConflict = useEditConflict(type, widget, state);

  /** Takes over `saved` as the stored widget. Edits that were made during the request are kept. */
  const adopt = (saved: Widget, sent: Draft) => {
    client.setQueryData(widgetKey(type, widget.id), saved);
    state.rebase(toEdited(saved), sent);
  };

  /** Saves the changes of a live widget as unpublished, and publishes them if requested. */
  const sendChanges = async ({ widget: live, base, draft }: Edit, { publishChanges }: SaveRequest) => {
    const edits = changesOf(base, draft);
    const kept = Object.keys(edits).length
      ? withKeptChanges(live, await drafts.keep(live.id, edits, versionsOf(live)))
      : live;
    if (!publishChanges) return { saved: kept, sent: draft };
    adopt(kept, draft);
    const sent = toEdited(kept);
    // The edits restored the live version, so there is nothing to publish.
    if (!kept.unpublished) return { saved: kept, sent };
    const { version } = kept.unpublished;
    const published = await drafts.publish(live.id, { version, ...publishChanges });
    return { saved: { ...published, unpublished: null }, sent };
  };

  const send = async (request: SaveRequest) => {
    const { active, merged } = request;
    const edit: Edit = merged ?? { ...state, widget };
    const { base, draft } = edit;
    if (edit.widget.active && active === undefined) return { ...(await sendChanges(edit, request)), merged };
    // Unpublishing must not fail because of an unfinished edit, so it sends no edits. They stay in the draft.
    const isUnpublishing = active === false;
    const edits = isUnpublishing ? {} : changesOf(base, draft);
    const fields = { ...edits, ...(active === undefined ? {} : { active }), expectedVersion: edit.widget.version };
    const saved = await calls.update(widget.id, fields);
    if (!isUnpublishing) return { saved: saved.draft ? await moved.replace() : saved, sent: draft, merged };
    // Only a live widget has unpublished changes: they become unsaved edits.
    moved.remember(edit.widget);
    return { saved, sent: toEdited({ ...edit.widget, unpublished: null }), merged };
  };

  const mutation = useMutation({
    mutationFn: async (request: SaveRequest) => {
      try {
        return await send(request);
      } catch (error) {
        if (failureOf(error).details.conflicts) {
          // The draft was saved before, so other people changed the places that differ.
          adopt(await read(widget.id), (request.merged ?? state).draft);
          onUndecided();
          throw error;
        }
        const merged = await editConflict.resolve(error, request);
        if (merged) return await send({ ...request, merged });
        throw error;
      }
    },
    onSuccess: ({ saved, sent, merged }, { active, publishChanges }) => {
      setIssues([]);
      adopt(saved, sent);
      if (active !== undefined) focusStatus();
      toast(textOf(saved, { active, publishChanges, merged }));
    },
    onError: (error) => {
      if (editConflict.isHandled(error)) return;
      const { issues: found } = failureOf(error);
      setIssues(found);
      toastFailure(say(error));
      if (found[0]) onRefused(found[0].path);
    },
    onSettled: () => {
      running.current = false;
      return Promise.all([
        client.invalidateQueries({ queryKey: api.widgetVersions.list.queryKey() }),
        client.invalidateQueries({ queryKey: api.widgets.list.queryKey() }),
        client.invalidateQueries({ queryKey: api.overview.get.queryKey() }),
        client.invalidateQueries({ queryKey: api.authoring.validate.queryKey() }),
      ]);
    },
  });

  const save = (request: SaveRequest = {}) => {
    if (running.current) return;
    running.current = true;
    mutation.mutate(request);
  };
  return {
    save,
    saving: mutation.isPending,
    issue: (path: string) => issues.find((one) => one.path === path || one.path === `targeting.${path}`)?.message,
    editConflict,
  };
}
