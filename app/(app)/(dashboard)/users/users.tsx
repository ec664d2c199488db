'use client';
import { Anchor, Button, Group, Table, Text, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { IconSearch, IconUsers } from '../../../../ui/icons';
import { LENGTHS } from '../../../../widgets/contract/limits';
import { type Outputs, useApi } from '../../../_ui/data/api';
import { Page } from '../../../_ui/layout/page-frame';
import { Pager, useExistingPage } from '../../../_ui/lists/pager';
import { useSearchText } from '../../../_ui/lists/search-text';
import { Link } from '../../../_ui/navigation/link';
import { useUrlState } from '../../../_ui/navigation/url-state';
import { DimmedWhileStale, EmptyState, Loaded, RowsSkeleton, useShownInput } from '../../../_ui/page-states/states';
import { Time } from '../../../_ui/texts/time';
import { nameOf, userHref } from '../../../_ui/texts/user-name';
import { ColumnPicker, useColumns } from './columns';
import classes from './users.module.css';
import { textOf } from './value';

type User = Outputs['users']['list']['data'][number];

function Row({ user, columns }: { user: User; columns: string[] }) {
  const name = nameOf(user);
  return (
    <Table.Tr>
      <Table.Td className={classes.id}>
        <Anchor component={Link} href={userHref(user.userId)} fw={550} size="sm" className={classes.clamp}>
          {user.userId.trim() ? user.userId : `“${user.userId}”`}
        </Anchor>
        {name && (
          <Text size="xs" c="dimmed" hiddenFrom="sm" className={classes.clamp}>
            {name}
          </Text>
        )}
      </Table.Td>
      {columns.map((key) => {
        const text = textOf(Object.hasOwn(user.metadata, key) ? user.metadata[key] : undefined);
        return (
          <Table.Td key={key} visibleFrom="sm" className={classes.cell}>
            <Text size="sm" className={classes.clamp} title={text.length > 40 ? text.slice(0, 500) : undefined}>
              {text.slice(0, 300)}
            </Text>
          </Table.Td>
        );
      })}
      <Table.Td visibleFrom="md">
        <Text size="sm" c="dimmed">
          <Time at={user.createdAt} />
        </Text>
      </Table.Td>
      <Table.Td>
        <Text size="sm" c="dimmed">
          <Time at={user.updatedAt} />
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}

/** All users that the host application has identified. */
export function Users() {
  const t = useTranslations();
  const url = useUrlState();
  const { text, type } = useSearchText(url, 'query');
  const searched = url.get('query')?.trim() ?? '';
  const { columns, keys, choose } = useColumns();
  const query = useQuery({
    ...useApi().users.list.queryOptions({
      limit: 50,
      offset: url.number('offset') ?? 0,
      ...(searched ? { query: searched } : {}),
    }),
    placeholderData: keepPreviousData,
  });
  const shownSearch = useShownInput(searched, query);
  const toOffset = (offset: number) => url.set({ offset });
  useExistingPage(query, toOffset);
  // Deferred like the list below, so that the search field above the list does not disappear before the list does.
  const shown = useDeferredValue(query.data);
  const none = shown?.pagination.total === 0;
  const empty = none && !shownSearch;
  return (
    <Page title={t('users.title')} description={t('users.description')}>
      {!empty && (
        <Group mb="md" gap="xs" wrap="nowrap" justify="space-between">
          <TextInput
            type="search"
            aria-label={t('users.search')}
            placeholder={t('users.search')}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            maxLength={LENGTHS.userId}
            flex={1}
            maw={360}
          />
          <ColumnPicker columns={columns} keys={keys} choose={choose} />
        </Group>
      )}
      <Loaded query={query} skeleton={<RowsSkeleton rows={10} height={40} />}>
        {({ data, pagination }) => {
          if (empty)
            return (
              <EmptyState
                icon={IconUsers}
                title={t('users.empty')}
                text={t('users.emptyText')}
                action={
                  <Button component={Link} href="/settings/install">
                    {t('users.toInstall')}
                  </Button>
                }
              />
            );
          if (none)
            return (
              <EmptyState
                icon={IconSearch}
                title={t('users.nothing')}
                text={t('users.nothingText', { query: shownSearch })}
              />
            );
          return (
            <DimmedWhileStale>
              <Table highlightOnHover className={classes.table}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t('users.id')}</Table.Th>
                    {columns.map((key) => (
                      <Table.Th key={key} visibleFrom="sm" className={classes.cell}>
                        <span className={classes.clamp}>{key}</span>
                      </Table.Th>
                    ))}
                    <Table.Th visibleFrom="md" w={130}>
                      {t('users.created')}
                    </Table.Th>
                    <Table.Th w={130}>{t('users.updated')}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {data.map((user) => (
                    <Row key={user.userId} user={user} columns={columns} />
                  ))}
                </Table.Tbody>
              </Table>
              <Pager pagination={pagination} onMove={toOffset} />
            </DimmedWhileStale>
          );
        }}
      </Loaded>
    </Page>
  );
}
