'use client';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useHydrated } from './hydrated';

/** Hydrates queries from the HTML of a page, but only on load: when the person navigates back, the same answers would be out of date. */
export function HydrateOnLoad({ state, children }: { state: DehydratedState; children: ReactNode }) {
  const hydrated = useHydrated();
  return <HydrationBoundary state={hydrated ? undefined : state}>{children}</HydrationBoundary>;
}
