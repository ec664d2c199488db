'use client';
import { Anchor, Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type QueryKey, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type IssuesForm, isAboutInput, showIssues } from '../forms/form-issues';
import { commonTexts } from '../texts/common-texts';
import { failureOf } from './api';

type Known = 'network' | 'internal_error';
const GENERAL = new Set<string>(['network', 'internal_error'] satisfies Known[]);

/** A link that opens the sign-in page in a new tab, so that unsaved input on this page is kept. */
const signInLink = (text: ReactNode) => (
  <Anchor href="/sign-in" target="_blank" inherit>
    {text}
  </Anchor>
);

/** Describes a failure for display. */
export function useFailureText(): (error: unknown) => ReactNode {
  const t = useTranslations('errors');
  return (error) => {
    const { code, message } = failureOf(error);
    if (code === 'unauthorized') return t.rich('unauthorized', { link: signInLink });
    return GENERAL.has(code) ? t(code as Known) : message;
  };
}

const look = () => ({ withBorder: true, closeButtonProps: { 'aria-label': commonTexts().close } });

export function toast(message: string): void {
  notifications.show({ ...look(), message, color: 'pine', autoClose: 4_000 });
}

/** Says what was done, with a button that undoes it. */
export function toastUndo(message: string, undo: string, onUndo: () => void): void {
  const id = notifications.show({
    ...look(),
    color: 'pine',
    autoClose: 10_000,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <span style={{ overflowWrap: 'anywhere' }}>{message}</span>
        <Button
          size="compact-sm"
          variant="light"
          style={{ flex: 'none' }}
          onClick={() => {
            notifications.hide(id);
            onUndo();
          }}
        >
          {undo}
        </Button>
      </Group>
    ),
  });
}

export function toastFailure(message: ReactNode): void {
  notifications.show({ ...look(), message, color: 'red', autoClose: 8_000 });
}

const SESSION_ENDED = 'session-ended';
const SessionEnded = () => useTranslations('errors').rich('unauthorized', { link: signInLink });

/** Says that the session has ended, with a link to sign in. It is shown once, however many requests fail. */
export function toastSessionEnded(): void {
  notifications.show({ ...look(), id: SESSION_ENDED, message: <SessionEnded />, color: 'red', autoClose: false });
}

type Change<Data, Input, Shown> = {
  /** The message after success. */
  done?: string | ((data: Data, input: Input) => string);
  /** Queries that are out of date afterwards. */
  refresh?: QueryKey[];
  /** Shows the result before the server has answered; rolled back, with a message, when the server refuses the change. */
  optimistic?: { key: QueryKey; update: (old: Shown, input: Input) => Shown };
  onDone?: (data: Data, input: Input) => void;
  onFailed?: (error: unknown, input: Input) => void;
  /** Changes with the same name run one after the other. */
  inTurn?: string;
  /** The form that shows errors of the input at its fields. */
  form?: IssuesForm;
  /** True when the caller shows the failure itself. */
  quiet?: boolean;
};

/** A mutation that reports its outcome, rolls back when refused, and refetches the queries in `refresh`. */
export function useChange<Data, Failure, Input, Context, Shown = unknown>(
  options: UseMutationOptions<Data, Failure, Input, Context>,
  { done, refresh = [], optimistic, onDone, onFailed, inTurn, form, quiet = false }: Change<Data, Input, Shown> = {},
) {
  const client = useQueryClient();
  const say = useFailureText();
  return useMutation<Data, Failure, Input, { before: [QueryKey, unknown][] }>({
    mutationFn: options.mutationFn,
    mutationKey: options.mutationKey,
    ...(inTurn === undefined ? {} : { scope: { id: inTurn } }),
    onMutate: async (input) => {
      if (!optimistic) return { before: [] };
      await client.cancelQueries({ queryKey: optimistic.key });
      const before = client.getQueriesData<unknown>({ queryKey: optimistic.key });
      client.setQueriesData<Shown>({ queryKey: optimistic.key }, (old) =>
        old === undefined ? old : optimistic.update(old, input),
      );
      return { before };
    },
    onError: (error, input, context) => {
      for (const [key, data] of context?.before ?? []) client.setQueryData(key, data);
      if (form && isAboutInput(error)) showIssues(form, error);
      else if (!quiet && failureOf(error).code === 'unauthorized') toastSessionEnded();
      else if (!quiet) toastFailure(say(error));
      onFailed?.(error, input);
    },
    onSuccess: (data, input) => {
      notifications.hide(SESSION_ENDED);
      if (done) toast(typeof done === 'function' ? done(data, input) : done);
      onDone?.(data, input);
    },
    onSettled: () => Promise.all(refresh.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
