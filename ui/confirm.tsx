'use client';

import dynamic from 'next/dynamic';
import { useSyncExternalStore } from 'react';
import { usePressed } from './lazy/pressed';
import { whenOnline } from './lazy/when-online';
import type { Confirmation } from './question';

let current: Confirmation | undefined;
const listeners = new Set<() => void>();

function setQuestion(question: Confirmation | undefined): void {
  current = question;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Asks the person to confirm an action that cannot be undone. */
export const confirm = (question: Confirmation): void => setQuestion(question);

const close = () => setQuestion(undefined);

const QuestionDialog = dynamic(
  () => whenOnline(() => import('./question-dialog').then((module) => module.QuestionDialog)),
  { ssr: false },
);

/** Renders the dialog of the current question. It is loaded once the person presses anything, since no question appears before. */
export function Questions() {
  const question = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
  const pressed = usePressed();
  return (pressed || question !== undefined) && <QuestionDialog asked={question} onClose={close} />;
}
