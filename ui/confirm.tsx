'use client';

import dynamic from 'next/dynamic';
import { useSyncExternalStore } from 'react';
import { usePressed } from './lazy/pressed';
import { whenOnline } from './lazy/when-online';
import type { Question } from './question';

let asked: Question | undefined;
const waiting = new Set<() => void>();

function ask(question: Question | undefined): void {
  asked = question;
  for (const tell of waiting) tell();
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/** Asks before something that cannot be undone. */
export const confirm = (question: Question): void => ask(question);

const close = () => ask(undefined);

const QuestionDialog = dynamic(
  () => whenOnline(() => import('./question-dialog').then((module) => module.QuestionDialog)),
  { ssr: false },
);

/** Where questions appear, at the top of the page: loaded once something is pressed, since only then can anything be asked. */
export function Questions() {
  const question = useSyncExternalStore(
    subscribe,
    () => asked,
    () => undefined,
  );
  const pressed = usePressed();
  return (pressed || question !== undefined) && <QuestionDialog asked={question} onClose={close} />;
}
