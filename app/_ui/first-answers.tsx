import { setTimeout } from 'node:timers/promises';
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { createTRPCOptionsProxy, type TRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { headers } from 'next/headers';
import { cache, type ReactNode } from 'react';
import type { DashboardRouter, PublicApiRouter } from '../../server/api/router';

/** Milliseconds: a page is not kept waiting for its first answers, and asks from the browser then. */
const PATIENCE = 300;

type First = {
  /** Keeps what is prefetched for the browser, under the keys that it has there. */
  client: QueryClient;
  api: TRPCOptionsProxy<DashboardRouter>;
  publicApi: TRPCOptionsProxy<PublicApiRouter>;
};

/** Prefetches what a part of a page shows first. */
export type Prefetch = (first: First) => Promise<void>[];

/** The person's answers; undefined where this is no load of a page but a move between two, after which the browser asks. */
const openAnswers = cache(async () => {
  const given = new Headers(await headers());
  const kind = given.get('sec-fetch-dest');
  return kind === null || kind === 'document' ? globalThis.answerPages?.(given) : undefined;
});

const clientOver = <Router extends AnyTRPCRouter>(answer: (path: string, input: unknown) => Promise<unknown>) => {
  const link: TRPCLink<Router> =
    () =>
    ({ op: { path, input } }) =>
      observable((observer) => {
        answer(path, input).then(
          (data) => {
            observer.next({ result: { data } });
            observer.complete();
          },
          (error) => observer.error(TRPCClientError.from(error)),
        );
      });
  return createTRPCClient<Router>({ links: [link] });
};

async function fetchFirst(prefetch: Prefetch): Promise<QueryClient> {
  // What fails is asked again by the browser, and told there.
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers = await openAnswers();
  if (!answers) return queryClient;
  const api = createTRPCOptionsProxy({ client: clientOver<DashboardRouter>(answers.query), queryClient });
  const publicApi = createTRPCOptionsProxy({ client: clientOver<PublicApiRouter>(answers.publicQuery), queryClient });
  await Promise.all(prefetch({ client: queryClient, api, publicApi }));
  return queryClient;
}

/** A part of a page whose first queries are answered in its HTML, where they are answered at once. */
export async function FirstAnswers({ to, children }: { to: Prefetch; children: ReactNode }) {
  const late = setTimeout(PATIENCE, undefined, { ref: false });
  const queryClient = await Promise.race([fetchFirst(to).catch(() => undefined), late]);
  return <HydrationBoundary state={queryClient && dehydrate(queryClient)}>{children}</HydrationBoundary>;
}
