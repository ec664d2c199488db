'use client';
import { useSyncExternalStore } from 'react';

const SIGNS = ['pointerdown', 'keydown'] as const;

let pressed = false;
const waiting = new Set<() => void>();

function press(): void {
  pressed = true;
  for (const sign of SIGNS) removeEventListener(sign, press, true);
  for (const tell of waiting) tell();
}

// From the first moment on: a press while the page is hydrated counts, too.
if (typeof window !== 'undefined')
  for (const sign of SIGNS) addEventListener(sign, press, { capture: true, passive: true });

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/**
 * Whether a person has pressed anything in this page. What answers a press is loaded from then on, before it is needed: it has to be there
 * when the server is not.
 */
export const usePressed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pressed,
    () => false,
  );
