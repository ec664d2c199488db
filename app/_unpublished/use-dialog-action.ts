'use client';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { toast, toastFailure, useFailureText } from '../_ui/data/change';
import { DONE, runAct } from './acts';
import { differencesOf, versionsOf } from './content';
import type { Act } from './types';
import type { ContentSaveOptions } from './use-content-save';

type Options<V extends object> = Pick<
  ContentSaveOptions<V>,
  'content' | 'state' | 'toFields' | 'fetch' | 'calls' | 'onSettled'
>;

/** The field whose live value the person chose. */
const restoredBy = (act?: Act): string | undefined =>
  act?.kind === 'decide' && act.side === 'live' ? act.path : undefined;

/** Runs the action of a dialog, then shows the stored state. Only discarding removes unsaved input. @param onDone closes the dialog */
export function useDialogAction<V extends object>(
  { content, state, toFields, fetch, calls, onSettled }: Options<V>,
  onDone: () => void,
) {
  const t = useTranslations('unpublished');
  const say = useFailureText();
  // A person may go on typing during an action.
  const now = useRef(state);
  now.current = state;
  const { base } = state;
  const keep = (field: string) => calls.keep({ [field]: toFields(base)[field] ?? null }, versionsOf(content));

  const refresh = async (act?: Act) => {
    const { stored, show, showPlans } = await fetch();
    const { edited } = stored;
    if (act?.kind === 'discard') {
      show();
      return state.replace(edited, edited);
    }
    const { base: before, values } = now.current;
    const field = restoredBy(act) as keyof V | undefined;
    const restored = (field === undefined ? {} : { [field]: edited[field] }) as Partial<V>;
    const places = differencesOf(toFields(before), toFields({ ...values, ...restored }), toFields(edited));
    state.change(restored);
    // With the old versions, the next save is refused, and its dialog lets the person choose.
    if (places.some(({ by }) => by === 'both')) return showPlans();
    show();
    state.rebase(edited, before);
  };

  return useMutation({
    mutationFn: async (act: Act) => {
      await runAct(calls, act, keep);
      await refresh(act);
    },
    onSuccess: (_, { kind }) => {
      toast(t(DONE[kind]));
      if (kind !== 'decide') onDone();
    },
    onError: async (error) => {
      toastFailure(say(error));
      await refresh().catch(() => undefined);
    },
    onSettled,
  });
}
