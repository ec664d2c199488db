'use client';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useHydrated } from './hydrated';

/** Takes over the answers in the HTML of a page that is loaded. Who comes back to it later gets it from memory, when they are long out of date. */
export function TakeOver({ state, children }: { state: DehydratedState; children: ReactNode }) {
  const hydrated = useHydrated();
  return <HydrationBoundary state={hydrated ? undefined : state}>{children}</HydrationBoundary>;
}
