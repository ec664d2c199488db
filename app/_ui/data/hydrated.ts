'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A value that only the browser knows, such as the local time; `meanwhile` until the server's HTML is hydrated. */
export const useInBrowser = <Value>(read: () => Value, meanwhile: Value): Value =>
  useSyncExternalStore(never, read, () => meanwhile);

const yes = () => true;

/** False until the server's HTML is hydrated. */
export const useHydrated = (): boolean => useInBrowser(yes, false);
