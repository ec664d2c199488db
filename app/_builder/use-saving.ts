'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WidgetType } from '../../widgets/types';
import { failureOf, type Issue, useApi } from '../_ui/api';
import { toast, toastFailure, useFailureText } from '../_ui/change';
import { toDraft } from './changes';
import type { Draft } from './draft';
import { focusStatus } from './publish-bar';
import type { useDraft } from './use-draft';
import { useScriptSeen } from './use-script-seen';
import { useWidgetCalls, type Widget, widgetKey } from './widget';

/** Someone else saved in between. */
export type Conflict = {
  currentVersion: number;
  updatedAt: string;
  updatedBy: string | null;
  /** The person's intention: to save only, to publish or to take down. */
  active: boolean | undefined;
};

const conflictIn = ({ currentVersion, updatedAt, updatedBy }: Record<string, unknown>) => ({
  currentVersion: Number(currentVersion),
  updatedAt: String(updatedAt),
  updatedBy: typeof updatedBy === 'string' ? updatedBy : null,
});

type Wish = { active?: boolean | undefined; expectedVersion?: number | undefined };

/** Saves the draft, publishes and takes down. Nothing is overwritten unless the person says so. `onRefused`: the server refused a field, such as `steps[0].title`. */
export function useSaving(
  type: WidgetType,
  widget: Widget,
  state: ReturnType<typeof useDraft>,
  onRefused: (field: string) => void,
) {
  const t = useTranslations('builder');
  const calls = useWidgetCalls(type);
  const client = useQueryClient();
  const api = useApi();
  const say = useFailureText();
  const isSeen = useScriptSeen();
  const [issues, setIssues] = useState<Issue[]>([]);
  const [conflict, setConflict] = useState<Conflict>();
  // A key that is held down repeats before the page knows that it is saving.
  const running = useRef(false);
  const { base, draft, changes, rebase } = state;

  const mutation = useMutation({
    mutationFn: async ({ active, expectedVersion = widget.version }: Wish) => {
      const sent: Draft = draft;
      // Taking down must not fail for an edit that is not finished; the edits stay where they are.
      const edits = active === false ? {} : changes;
      const fields = { ...edits, ...(active === undefined ? {} : { active }), expectedVersion };
      return { saved: await calls.update(widget.id, fields), sent: active === false ? base : sent };
    },
    onSuccess: ({ saved, sent }, { active }) => {
      setIssues([]);
      setConflict(undefined);
      client.setQueryData(widgetKey(type, widget.id), saved);
      rebase(toDraft(saved), sent);
      if (active !== undefined) focusStatus();
      toast(
        active === true
          ? t(isSeen ? 'published' : 'publishedUnseen', { name: saved.name })
          : active === false
            ? t('takenDown', { name: saved.name })
            : t('saved'),
      );
    },
    onError: (error, { active }) => {
      const failure = failureOf(error);
      if (failure.code === 'edit_conflict') setConflict({ ...conflictIn(failure.details), active });
      else {
        setIssues(failure.issues);
        toastFailure(say(error));
        if (failure.issues[0]) onRefused(failure.issues[0].path);
      }
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

  return {
    save: (wish: Wish = {}) => {
      if (running.current) return;
      running.current = true;
      mutation.mutate(wish);
    },
    saving: mutation.isPending,
    issue: (path: string) => issues.find((one) => one.path === path || one.path === `targeting.${path}`)?.message,
    conflict,
    dismissConflict: () => setConflict(undefined),
  };
}
