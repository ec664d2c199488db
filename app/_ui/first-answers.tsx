import { setTimeout } from 'node:timers/promises';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { createTRPCOptionsProxy, type TRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { headers } from 'next/headers';
import { cache, type ReactNode } from 'react';
import type { AnswerQuery } from '../../server/transports/dashboard/for-pages';
import type { DashboardRouter, PublicApiRouter } from '../../server/transports/router';
import { TakeOver } from './take-over';

type First = {
  /** Keeps what is prefetched for the browser, under the keys that it has there. */
  client: QueryClient;
  api: TRPCOptionsProxy<DashboardRouter>;
  publicApi: TRPCOptionsProxy<PublicApiRouter>;
};

/** Prefetches what a part of a page shows first. */
export type Prefetch = (first: First) => Promise<void>[];

/** Whether a page is loaded. A move between two pages names no company: the browser asks after it, for the one that it shows. */
function isLoad(given: Headers): boolean {
  const kind = given.get('sec-fetch-dest');
  // Browsers leave it out where there is no TLS.
  return kind === null ? (given.get('accept') ?? '').includes('text/html') : kind === 'document';
}

/** The person's answers for a page that is loaded, for as long as it waits. */
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

/** A part of a page whose first queries are answered in its HTML, as far as they are answered at once. */
export async function FirstAnswers({ to, children }: { to: Prefetch; children: ReactNode }) {
  // What fails is asked again by the browser, and told there.
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const timeoutMs = globalThis.answerPages?.timeoutMs ?? 0;
  await Promise.race([fill(client, to).catch(() => {}), setTimeout(timeoutMs, undefined, { ref: false })]);
  return <TakeOver state={dehydrate(client)}>{children}</TakeOver>;
}
