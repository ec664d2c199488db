'use client';
import { MantineProvider } from '@mantine/core';
import { useNotifications } from '@mantine/notifications';
import { isServer, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { shared } from '../../messages/shared';
import { Questions } from '../../ui/confirm';
import { usePressed } from '../../ui/lazy/pressed';
import { whenOnline } from '../../ui/lazy/when-online';
import { ApiProvider, apiClient, failureOf, PublicApiProvider, publicApiClient } from './api';
import { Offline } from './offline';
import { goToSignIn } from './sign-in';
import { type Language, LanguageProvider } from './texts';
import { themeWith } from './theme';

const NotificationList = dynamic(
  () => whenOnline(() => import('@mantine/notifications').then((module) => module.Notifications)),
  {
    ssr: false,
  },
);

/** Where notifications appear: loaded once something is pressed, or there is one. */
function Notifications() {
  const { notifications, queue } = useNotifications();
  const pressed = usePressed();
  return (pressed || notifications.length + queue.length > 0) && <NotificationList position="bottom-right" limit={4} />;
}

const RETRIES = 2;
const AGAIN = new Set(['network', 'unavailable']);

function makeQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (failureOf(error).code === 'unauthorized') void goOn(client);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // What the server refused it will refuse again, unless it only had too much to do.
        retry: (count, error) => count < RETRIES && AGAIN.has(failureOf(error).code),
      },
    },
  });
  return client;
}

/** A call was refused: to sign in again or, where the person only left this company, to another of theirs. */
async function goOn(client: QueryClient): Promise<void> {
  const session = await publicApiClient.session.query().catch(() => undefined);
  if (!session?.person) goToSignIn();
  else if (session.companies.length) window.location.assign('/');
  // In no company any more: the page says so once it knows. Going anywhere would only be refused again.
  else await client.invalidateQueries({ queryKey: [['session']] });
}

let inBrowser: QueryClient | undefined;
const queryClient = () => (isServer ? makeQueryClient() : (inBrowser ??= makeQueryClient()));

/** The browser's time zone; first that of the server's HTML. All that shows a time is drawn again then, in slices. */
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
