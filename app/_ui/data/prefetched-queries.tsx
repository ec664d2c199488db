import { setTimeout } from 'node:timers/promises';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { createTRPCOptionsProxy, type TRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { headers } from 'next/headers';
import { cache, type ReactNode } from 'react';
import type { AnswerQuery } from '../../../server/transports/dashboard/for-pages';
import type { DashboardRouter, PublicApiRouter } from '../../../server/transports/router';
import { HydrateOnLoad } from './hydrate-on-load';

type First = {
  /** Holds the prefetched answers for the browser, under the same query keys as in the browser. */
  client: QueryClient;
  api: TRPCOptionsProxy<DashboardRouter>;
  publicApi: TRPCOptionsProxy<PublicApiRouter>;
};

/** Prefetches what a part of a page shows first. */
export type Prefetch = (first: First) => Promise<void>[];

/** Whether a whole page is loaded. Client-side navigation does not name the tab's company, so the browser sends those queries itself. */
function isLoad(given: Headers): boolean {
  const kind = given.get('sec-fetch-dest');
  // Browsers omit this header without TLS.
  return kind === null ? (given.get('accept') ?? '').includes('text/html') : kind === 'document';
}

/** Answers queries as the signed-in person while a page is loaded, until the timeout. */
const openAnswers = cache(async () => {
  const given = new Headers(await headers());
  const { answerPages } = globalThis;
  return isLoad(given) ? answerPages?.open(given, AbortSignal.timeout(answerPages.timeoutMs)) : undefined;
});

const clientOver = <Router extends AnyTRPCRouter>(answer: AnswerQuery) => {
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

async function fill(client: QueryClient, prefetch: Prefetch): Promise<void> {
  const answers = await openAnswers();
  if (!answers) return;
  const api = createTRPCOptionsProxy({ client: clientOver<DashboardRouter>(answers.query), queryClient: client });
  const publicApi = createTRPCOptionsProxy({
    client: clientOver<PublicApiRouter>(answers.publicQuery),
    queryClient: client,
  });
  await Promise.all(prefetch({ client, api, publicApi }));
}

/** A part of a page whose HTML contains the answers to its first queries, as far as they arrive before the timeout. */
export async function PrefetchedQueries({ to, children }: { to: Prefetch; children: ReactNode }) {
  // The browser repeats a failed query and reports its failure.
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const timeoutMs = globalThis.answerPages?.timeoutMs ?? 0;
  await Promise.race([fill(client, to).catch(() => {}), setTimeout(timeoutMs, undefined, { ref: false })]);
  return <HydrateOnLoad state={dehydrate(client)}>{children}</HydrateOnLoad>;
}
