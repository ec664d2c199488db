'use client';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { toast, toastFailure, useFailureText } from '../_ui/data/change';
import { DONE, runAct } from './acts';
import { versionsOf } from './content';
import type { Act } from './types';
import type { ContentSaveOptions } from './use-content-save';

type Options<V extends object> = Pick<
  ContentSaveOptions<V>,
  'content' | 'state' | 'toFields' | 'read' | 'calls' | 'onSettled'
>;

/** Runs the action of a dialog and reloads the stored state. @param onDone closes the dialog */
export function useDialogAction<V extends object>(
  { content, state, toFields, read, calls, onSettled }: Options<V>,
  onDone: () => void,
) {
  const t = useTranslations('unpublished');
  const say = useFailureText();
  const { base } = state;
  const keep = (field: string) => calls.keep({ [field]: toFields(base)[field] ?? null }, versionsOf(content));
  return useMutation({
    mutationFn: async (act: Act) => {
      await runAct(calls, act, keep);
      const { edited } = await read();
      if (act.kind === 'discard') state.replace(edited, edited);
      else state.rebase(edited, base);
    },
    onSuccess: (_, { kind }) => {
      toast(t(DONE[kind]));
      if (kind !== 'decide') onDone();
    },
    onError: async (error) => {
      toastFailure(say(error));
      await read().then(
        ({ edited }) => state.rebase(edited, base),
        () => undefined,
      );
    },
    onSettled,
  });
}
