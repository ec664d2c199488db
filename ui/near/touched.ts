'use client';
import { useSyncExternalStore } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;

let touched = false;
const waiting = new Set<() => void>();

function touch(): void {
  touched = true;
  for (const sign of SIGNS) removeEventListener(sign, touch, true);
  for (const tell of waiting) tell();
}

// From the first moment on: whoever moves while the page is taken over is there, too.
if (typeof window !== 'undefined')
  for (const sign of SIGNS) addEventListener(sign, touch, { capture: true, passive: true });

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/** Whether somebody has moved, pressed or focused anything in this page: from then on it pays to load what only they need who change something. */
export const useTouched = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => touched,
    () => false,
  );
