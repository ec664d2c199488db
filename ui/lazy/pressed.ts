'use client';
import { useSyncExternalStore } from 'react';

const PRESS_EVENTS = ['pointerdown', 'keydown'] as const;

let pressed = false;
const listeners = new Set<() => void>();

function press(): void {
  pressed = true;
  for (const name of PRESS_EVENTS) removeEventListener(name, press, true);
  for (const notify of listeners) notify();
}

// Listens before the page is hydrated, so that an early press counts, too.
if (typeof window !== 'undefined')
  for (const name of PRESS_EVENTS) addEventListener(name, press, { capture: true, passive: true });

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/**
 * Whether a person has pressed a pointer button or a key on this page. Code that responds to presses is loaded from then on, before it is
 * needed, so that it works even when the server cannot be reached.
 */
export const usePressed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pressed,
    () => false,
  );
