'use client';
import { Code, CopyButton, Grid, Group, Stack, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../_ui/data/api';
import { Page } from '../../../../_ui/layout/page-frame';
import { NotFound } from '../../../../_ui/page-states/not-found';
import { isMissing, Loaded, RowsSkeleton } from '../../../../_ui/page-states/states';
import { useSession } from '../../../../_ui/session/session';
import { Time } from '../../../../_ui/texts/time';
import { nameOf } from '../../../../_ui/texts/user-name';
import { Activity } from './activity';
import { EraseUser } from './erase-user';
import { ExportUser } from './export-user';
import { Metadata } from './metadata';
import { UserSegments } from './user-segments';

function UserId({ userId }: { userId: string }) {
  const t = useTranslations('common');
  return (
    <CopyButton value={userId}>
      {({ copied, copy }) => (
        <Tooltip label={t(copied ? 'copied' : 'copy')}>
          <UnstyledButton onClick={copy} aria-label={`${t('copy')}: ${userId}`}>
            <Code style={{ overflowWrap: 'anywhere' }}>{userId}</Code>
          </UnstyledButton>
        </Tooltip>
      )}
    </CopyButton>
  );
}

/** One user: their activity, metadata and segments. */
export function UserPage({ userId }: { userId: string }) {
  const t = useTranslations('users');
  const { canWrite, known } = useSession();
  const query = useQuery(useApi().users.get.queryOptions({ userId }));
  const user = query.data;
  if (isMissing(query)) return <NotFound list={{ label: t('title'), href: '/users' }} />;
  return (
    <Page
      title={(user && nameOf(user)) ?? userId}
      above={[{ label: t('title'), href: '/users' }]}
      actions={
        user && (
          <>
            <ExportUser userId={userId} />
            {canWrite && <EraseUser userId={userId} />}
          </>
        )
      }
      awaited={!known || query.isPending}
    >
      <Loaded query={query} skeleton={<RowsSkeleton rows={5} />}>
        {(user) => (
          <>
            <Group gap="md" mt={-14} mb="lg">
              <UserId userId={userId} />
              <Text size="sm" c="dimmed">
                {t.rich('since', { time: () => <Time at={user.createdAt} /> })}
              </Text>
              <Text size="sm" c="dimmed">
                {t.rich('changed', { time: () => <Time at={user.updatedAt} /> })}
              </Text>
            </Group>
            <Grid gap="xl">
              <Grid.Col span={{ base: 12, md: 7 }}>
                <Activity userId={userId} />
              </Grid.Col>
              <Grid.Col span={{ base: 12, md: 5 }} order={{ base: -1, md: 2 }}>
                <Stack>
                  <Metadata user={user} canWrite={canWrite} />
                  <UserSegments user={user} />
                </Stack>
              </Grid.Col>
            </Grid>
          </>
        )}
      </Loaded>
    </Page>
  );
}
