'use client';
import { MantineProvider } from '@mantine/core';
import { useNotifications } from '@mantine/notifications';
import { isServer, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { shared } from '../../../messages/shared';
import { Questions } from '../../../ui/confirm';
import { usePressed } from '../../../ui/lazy/pressed';
import { whenOnline } from '../../../ui/lazy/when-online';
import { ApiProvider, apiClient, failureOf, PublicApiProvider, publicApiClient } from '../data/api';
import { toastSessionEnded } from '../data/change';
import { hasInput } from '../forms/unsaved-guard';
import { Offline } from '../page-states/offline';
import { goToSignIn } from '../session/sign-in';
import { type Language, LanguageProvider } from '../texts/texts';
import { themeWith } from './theme';

const NotificationList = dynamic(
  () => whenOnline(() => import('@mantine/notifications').then((module) => module.Notifications)),
  {
    ssr: false,
  },
);

/** Shows notifications. Its code is loaded on the first press of a key or pointer, or for the first notification. */
function Notifications() {
  const { notifications, queue } = useNotifications();
  const pressed = usePressed();
  return (pressed || notifications.length + queue.length > 0) && <NotificationList position="bottom-right" limit={4} />;
}

const RETRIES = 2;
const RETRIED = new Set(['network', 'unavailable']);

function makeQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (failureOf(error).code === 'unauthorized') void handleUnauthorized(client);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // After any other error, the server would refuse the same request again.
        retry: (count, error) => count < RETRIES && RETRIED.has(failureOf(error).code),
      },
    },
  });
  return client;
}

/**
 * Opens the sign-in page or, if the person only left this company, another of their companies. A page with unsaved input stays, and shows a
 * link to sign in.
 */
async function handleUnauthorized(client: QueryClient): Promise<void> {
  const session = await publicApiClient.session.query().catch(() => undefined);
  if (!session?.person && hasInput()) toastSessionEnded();
  else if (!session?.person) goToSignIn();
  else if (session.companies.length) window.location.assign('/');
  // The person is in no company any more. The page says so once the session is read again; any other page would be refused, too.
  else await client.invalidateQueries({ queryKey: [['session']] });
}

let inBrowser: QueryClient | undefined;
const queryClient = () => (isServer ? makeQueryClient() : (inBrowser ??= makeQueryClient()));

/** The browser's time zone; at first UTC, as in the server's HTML. The page stays responsive while all times are rendered again. */
function useTimeZone(): string {
  const [timeZone, setTimeZone] = useState('UTC');
  useEffect(() => startTransition(() => setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)), []);
  return timeZone;
}

type ProvidersProps = { nonce: string | undefined; language: Language; children: ReactNode };

/** The providers of every page of the dashboard. */
export function Providers({ nonce, language, children }: ProvidersProps) {
  const client = queryClient();
  const timeZone = useTimeZone();
  const theme = useMemo(() => themeWith(language.translation.common ?? shared.common), [language]);
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce ?? ''}>
      <LanguageProvider language={language} timeZone={timeZone}>
        <QueryClientProvider client={client}>
          <ApiProvider trpcClient={apiClient} queryClient={client}>
            <PublicApiProvider trpcClient={publicApiClient} queryClient={client}>
              {children}
              <Questions />
              <Offline />
              <Notifications />
            </PublicApiProvider>
          </ApiProvider>
        </QueryClientProvider>
      </LanguageProvider>
    </MantineProvider>
  );
}
