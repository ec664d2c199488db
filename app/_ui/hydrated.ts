'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A value that only the browser knows, such as its hour; `meanwhile` while it takes over the server's HTML, in which nothing reacts yet. */
export const useInBrowser = <Value>(read: () => Value, meanwhile: Value): Value =>
  useSyncExternalStore(never, read, () => meanwhile);

const yes = () => true;

/** False while the browser takes over the server's HTML. */
export const useHydrated = (): boolean => useInBrowser(yes, false);
