'use client';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../../../ui/confirm';
import { usePublicApi } from '../../../../_ui/data/api';
import { toast, toastFailure, useChange } from '../../../../_ui/data/change';
import { Loaded, RowsSkeleton } from '../../../../_ui/page-states/states';
import { signOutElsewhere } from '../../../../_ui/session/sign-in';
import { useAuthFailure } from '../../../../_ui/session/use-auth-failure';
import { Day, Time } from '../../../../_ui/texts/time';

type Session = {
  id: string;
  browser: string | null;
  system: string | null;
  address: string | null;
  createdAt: string;
  usedAt: string;
  isThis: boolean;
};

function useNameOf(): (session: Session) => string {
  const t = useTranslations('settings.profile');
  return ({ browser, system }) => {
    if (browser && system) return t('browserOn', { browser, system });
    return browser ?? system ?? t('unknownBrowser');
  };
}

function SessionRow({ session }: { session: Session }) {
  const t = useTranslations();
  const publicApi = usePublicApi();
  const name = useNameOf()(session);
  const end = useChange(publicApi.endSession.mutationOptions(), {
    done: t('settings.profile.sessionEnded'),
    refresh: [publicApi.sessions.queryKey()],
  });
  const ask = () =>
    confirm({
      title: t('settings.profile.endTitle', { name }),
      text: t('settings.profile.endAsk'),
      yes: t('settings.profile.end'),
      no: t('common.cancel'),
      onYes: () => end.mutate({ id: session.id }),
    });
  return (
    <Group component="li" justify="space-between" gap="sm" wrap="nowrap">
      <Stack gap={2} style={{ minWidth: 0 }}>
        <Group gap="xs">
          <Text size="sm" fw={550} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          {session.isThis && (
            <Badge variant="light" size="sm">
              {t('settings.profile.thisBrowser')}
            </Badge>
          )}
        </Group>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t.rich('settings.profile.since', { time: () => <Time at={session.createdAt} /> })}
          {!session.isThis && <> · {t.rich('settings.profile.used', { time: () => <Day at={session.usedAt} /> })}</>}
          {session.address && <> · {session.address}</>}
        </Text>
      </Stack>
      {!session.isThis && (
        <Button
          variant="default"
          size="xs"
          onClick={ask}
          loading={end.isPending}
          aria-label={t('settings.profile.endTitle', { name })}
        >
          {t('settings.profile.end')}
        </Button>
      )}
    </Group>
  );
}

function EndOthers() {
  const t = useTranslations();
  const publicApi = usePublicApi();
  const client = useQueryClient();
  const say = useAuthFailure();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const failed = await signOutElsewhere();
    setBusy(false);
    if (failed) return toastFailure(say(failed));
    toast(t('settings.profile.elsewhereDone'));
    await client.invalidateQueries({ queryKey: publicApi.sessions.queryKey() });
  };
  const ask = () =>
    confirm({
      title: t('settings.profile.elsewhereTitle'),
      text: t('settings.profile.elsewhereAsk'),
      yes: t('settings.profile.elsewhereButton'),
      no: t('common.cancel'),
      onYes: leave,
    });
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={ask} loading={busy}>
        {t('settings.profile.elsewhereButton')}
      </Button>
    </Group>
  );
}

/** The browsers that are signed in as the person, each of which can be signed out. */
export function Sessions() {
  const t = useTranslations('settings.profile');
  const query = useQuery(usePublicApi().sessions.queryOptions());
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t('sessionsText')}
      </Text>
      <Loaded query={query} skeleton={<RowsSkeleton rows={2} />}>
        {(sessions) => (
          <>
            <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }} aria-label={t('sessions')}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </Stack>
            {sessions.length > 1 && <EndOthers />}
          </>
        )}
      </Loaded>
    </Stack>
  );
}
