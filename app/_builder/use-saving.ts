'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WidgetType } from '../../widgets/types';
import { failureOf, type Issue, useApi } from '../_ui/api';
import { toast, toastFailure, useFailureText } from '../_ui/change';
import { changesOf, toDraft } from './changes';
import { focusStatus } from './publish-bar';
import { type State, type Together, useMeanwhile } from './use-meanwhile';
import { useScriptSeen } from './use-script-seen';
import { useWidgetCalls, type Widget, widgetKey } from './widget';

/** What to save: `together` for what was joined with another's save, else the draft. `active` publishes or takes down as well. */
type Wish = { active?: boolean | undefined; together?: Together | undefined };

/** Saves the draft, publishes and takes down. Nothing is overwritten unless the person says so. `onRefused`: the server refused a field, such as `steps[0].title`. */
export function useSaving(type: WidgetType, widget: Widget, state: State, onRefused: (field: string) => void) {
  const t = useTranslations('builder');
  const told = useTranslations('publishing');
  const calls = useWidgetCalls(type);
  const client = useQueryClient();
  const api = useApi();
  const say = useFailureText();
  const isSeen = useScriptSeen();
  const [issues, setIssues] = useState<Issue[]>([]);
  // A key that is held down repeats before the page knows that it is saving.
  const running = useRef(false);
  const meanwhile = useMeanwhile(type, widget, state);

  const send = async ({ active, together }: Wish) => {
    const { base, draft, version } = together ?? { ...state, version: widget.version };
    // Taking down must not fail for an edit that is not finished; the edits stay where they are.
    const edits = active === false ? {} : changesOf(base, draft);
    const fields = { ...edits, ...(active === undefined ? {} : { active }), expectedVersion: version };
    return { saved: await calls.update(widget.id, fields), sent: active === false ? base : draft, together };
  };

  const mutation = useMutation({
    mutationFn: async (wish: Wish) => {
      try {
        return await send(wish);
      } catch (error) {
        const together = await meanwhile.settle(error, wish.active);
        if (together) return await send({ ...wish, together });
        throw error;
      }
    },
    onSuccess: ({ saved, sent, together }, { active }) => {
      setIssues([]);
      client.setQueryData(widgetKey(type, widget.id), saved);
      state.rebase(toDraft(saved), sent);
      if (active !== undefined) focusStatus();
      toast(
        active === true
          ? told(isSeen ? 'published' : 'publishedUnseen', { name: saved.name })
          : active === false
            ? told('takenDown', { name: saved.name })
            : t(together?.isOwn ? 'savedTogether' : 'saved'),
      );
    },
    onError: (error) => {
      if (meanwhile.explains(error)) return;
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

  const save = (wish: Wish = {}) => {
    if (running.current) return;
    running.current = true;
    mutation.mutate(wish);
  };
  return {
    save,
    saving: mutation.isPending,
    issue: (path: string) => issues.find((one) => one.path === path || one.path === `targeting.${path}`)?.message,
    meanwhile,
  };
}
