'use client';
import { Skeleton, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useTranslations } from 'use-intl';
import { IconNews } from '../../../../ui/icons';
import { whenOnline } from '../../../../ui/lazy/when-online';
import { useApi } from '../../../_ui/data/api';
import { ListPage, MenuCell, NameLink } from '../../../_ui/lists/list-page';
import { useOffset } from '../../../_ui/lists/paged';
import { PublicSwitch } from '../../../_ui/public-pages/public-page';
import { useSession } from '../../../_ui/session/session';
import { Time } from '../../../_ui/texts/time';
import { ChangelogActions, useChangelogSwitch } from './changelog-actions';
import type { Changelog } from './changelog-form';

const ChangelogForm = dynamic(
  () => whenOnline(() => import('./changelog-form').then((module) => module.ChangelogForm)),
  { ssr: false },
);

const PAGE = 20;

function Row({ changelog, onRename }: { changelog: Changelog; onRename: () => void }) {
  const t = useTranslations('changelogs');
  const api = useApi();
  const { canWrite, draftsOnly } = useSession();
  const setPublic = useChangelogSwitch(changelog);
  const { id, name, active } = changelog;
  const { data: posts } = useQuery(api.changelogPosts.list.queryOptions({ changelogId: id, limit: 1 }));
  const count = posts?.pagination.total;
  const latest = posts?.data[0];
  return (
    <Table.Tr>
      <Table.Td>
        <NameLink href={`/changelogs/${id}`} name={name} />
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
        <PublicSwitch of={name} online={active} disabled={!canWrite} draftsOnly={draftsOnly} onChange={setPublic} />
      </Table.Td>
      <MenuCell>
        <ChangelogActions changelog={changelog} posts={count ?? 0} onRename={onRename} />
      </MenuCell>
    </Table.Tr>
  );
}

/** The company's changelogs: create, rename, take on- and offline, delete. */
export function Changelogs() {
  const t = useTranslations();
  const query = useQuery(useApi().changelogs.list.queryOptions({ limit: PAGE, offset: useOffset() }));
  return (
    <ListPage
      words="changelogs"
      icon={IconNews}
      query={query}
      heads={
        <>
          <Table.Th visibleFrom="sm">{t('changelogs.latest')}</Table.Th>
          <Table.Th w={120}>{t('common.publicPage')}</Table.Th>
        </>
      }
      row={(changelog, edit) => <Row key={changelog.id} changelog={changelog} onRename={edit} />}
      form={(changelog, close) => <ChangelogForm changelog={changelog} onClose={close} />}
    />
  );
}
