'use client';
import { Anchor, Button, Group, Skeleton, Table, Text, VisuallyHidden } from '@mantine/core';
import { IconNews, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../_ui/api';
import { Page } from '../../../_ui/page-frame';
import { Pager, useExistingPage } from '../../../_ui/pager';
import { PublicSwitch } from '../../../_ui/public-switch';
import { useSession } from '../../../_ui/session';
import { EmptyState, Loaded } from '../../../_ui/states';
import { Time } from '../../../_ui/time';
import { useUrlState } from '../../../_ui/url-state';
import { ChangelogActions, useChangelogSwitch } from './changelog-actions';
import { type Changelog, ChangelogForm } from './changelog-form';

const PAGE = 20;

function Row({ changelog, onRename }: { changelog: Changelog; onRename: () => void }) {
  const t = useTranslations('changelogs');
  const api = useApi();
  const { canWrite } = useSession();
  const power = useChangelogSwitch();
  const { id, name, active } = changelog;
  const { data: posts } = useQuery(api.changelogPosts.list.queryOptions({ changelogId: id, limit: 1 }));
  const count = posts?.pagination.total;
  const latest = posts?.data[0];
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor
          component={Link}
          href={`/changelogs/${id}`}
          c="inherit"
          size="sm"
          fw={600}
          style={{ overflowWrap: 'anywhere' }}
        >
          {name}
        </Anchor>
        <Text size="xs" c="dimmed" mih={18} component="div">
          {count === undefined ? <Skeleton w={60} h={10} mt={5} /> : t('postsCount', { count })}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        {latest ? (
          <>
            <Text size="sm" lineClamp={1}>
              {latest.title}
            </Text>
            <Text size="xs" c="dimmed">
              <Time at={latest.date} />
            </Text>
          </>
        ) : (
          <Text size="sm" c="dimmed">
            —
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <PublicSwitch
          of={name}
          online={active}
          disabled={!canWrite}
          onChange={(on) => power.mutate({ changelogId: id, active: on })}
        />
      </Table.Td>
      <Table.Td>
        <Group justify="flex-end">
          {canWrite && <ChangelogActions changelog={changelog} posts={count ?? 0} onRename={onRename} />}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

/** The company's changelogs: create, rename, take on- and offline, delete. */
export function Changelogs() {
  const t = useTranslations();
  const api = useApi();
  const url = useUrlState();
  const { canWrite } = useSession();
  const [edited, setEdited] = useState<Changelog | 'new'>();
  const query = useQuery(api.changelogs.list.queryOptions({ limit: PAGE, offset: url.number('offset') ?? 0 }));
  const toOffset = (offset: number) => url.set({ offset });
  useExistingPage(query, toOffset);
  const add = canWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('changelogs.new')}
    </Button>
  );
  return (
    <Page title={t('changelogs.title')} description={t('changelogs.description')} actions={add} narrow>
      <Loaded query={query}>
        {({ data, pagination }) =>
          pagination.total === 0 ? (
            <EmptyState
              icon={IconNews}
              title={t('changelogs.empty')}
              text={t('changelogs.emptyText')}
              action={add || <Text size="sm">{t('common.readOnly')}</Text>}
            />
          ) : (
            <>
              <Table verticalSpacing="sm" highlightOnHover>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th w={{ base: '100%', sm: 'auto' }}>{t('common.name')}</Table.Th>
                    <Table.Th visibleFrom="sm">{t('changelogs.latest')}</Table.Th>
                    <Table.Th w={120}>{t('common.publicPage')}</Table.Th>
                    <Table.Th w={50}>
                      <VisuallyHidden>{t('common.more')}</VisuallyHidden>
                    </Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {data.map((changelog) => (
                    <Row key={changelog.id} changelog={changelog} onRename={() => setEdited(changelog)} />
                  ))}
                </Table.Tbody>
              </Table>
              <Pager pagination={pagination} onMove={toOffset} />
            </>
          )
        }
      </Loaded>
      {edited && (
        <ChangelogForm changelog={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Page>
  );
}
