'use client';
import { Box, Group, Skeleton, Tabs } from '@mantine/core';
import { IconLayoutGrid } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Inputs, type Outputs, useApi } from '../../../_ui/api';
import { KINDS, type KindPath } from '../../../_ui/kinds';
import { Page } from '../../../_ui/page-frame';
import { Pager, useExistingPage } from '../../../_ui/pager';
import { useSession } from '../../../_ui/session';
import { EmptyState, Loaded } from '../../../_ui/states';
import { TabStrip } from '../../../_ui/tab-strip';
import { useUrlState } from '../../../_ui/url-state';
import { BulkBar } from './bulk-bar';
import { CreateWidget } from './create-widget';
import { Filters } from './filters';
import { WidgetTable } from './widget-table';

export type WidgetRow = Outputs['widgets']['list']['data'][number];
type Query = NonNullable<Inputs['widgets']['list']>;
type Sort = NonNullable<Query['sort']>;

const PER_PAGE = 25;
const SORTS: Sort[] = ['name', 'created', 'updated', 'shown', 'completed'];
const STATUSES = ['live', 'draft', 'archived'] as const;

const oneOf = <T extends string>(all: readonly T[], value: string | undefined): T | undefined =>
  all.find((one) => one === value);

/** The list's filters as they stand in the address. */
function useListQuery(path: KindPath | undefined): Query {
  const url = useUrlState();
  return {
    type: path && KINDS[path].type,
    status: oneOf(STATUSES, url.get('status')),
    folderId: url.number('folder'),
    query: url.get('q'),
    sort: oneOf(SORTS, url.get('sort')) ?? 'updated',
    order: oneOf(['asc', 'desc'] as const, url.get('order')) ?? 'desc',
    limit: PER_PAGE,
    offset: url.number('offset') ?? 0,
  };
}

/** The widgets of one type, or of all. */
export function WidgetList({ path }: { path?: KindPath }) {
  const t = useTranslations();
  const api = useApi();
  const url = useUrlState();
  const { canWrite } = useSession();
  const input = useListQuery(path);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const query = useQuery({ ...api.widgets.list.queryOptions(input), placeholderData: keepPreviousData });
  const toOffset = (offset: number) => url.set({ offset });
  useExistingPage(query, toOffset);
  const filtered = Boolean(input.query || input.folderId || input.status);
  const title = path ? t(`kinds.${path}.many`) : t('nav.allWidgets');
  const create = canWrite && <CreateWidget path={path} open={url.get('new') === '1'} />;
  const description = path ? t(`widgets.about.${path}`) : t('widgets.aboutAll');
  const counts = query.data?.counts;
  // In an empty list it stands elsewhere: a dialog that is open must not move there, and so close.
  const placed = counts !== undefined || query.error !== null;
  const clear = () => {
    setSelected(new Set());
    url.set({ q: null, folder: null, status: null, offset: null });
  };
  // Nothing to search or to sort: only how to begin.
  if (counts && !filtered && counts.live + counts.draft + counts.archived === 0)
    return (
      <Page title={title} description={description}>
        <EmptyState
          icon={path ? KINDS[path].icon : IconLayoutGrid}
          title={path ? t('widgets.emptyTitle', { kind: t(`kinds.${path}.one`) }) : t('widgets.emptyAll')}
          text={path ? t(`widgets.teach.${path}`) : t('widgets.emptyAllText')}
          action={create}
        />
      </Page>
    );
  return (
    <Page title={title} description={description} actions={placed ? create : <Skeleton width={150} height={36} />}>
      <Tabs
        value={input.status ?? 'current'}
        onChange={(value) => url.set({ status: value === 'current' ? null : value, offset: null })}
        mb="md"
      >
        <TabStrip chosen={input.status ?? 'current'} aria-label={t('widgets.status')}>
          <Tabs.Tab value="current">
            {t('widgets.current', { count: counts ? counts.live + counts.draft : 0 })}
          </Tabs.Tab>
          {STATUSES.map((status) => (
            <Tabs.Tab key={status} value={status}>
              {t(`widgets.tab_${status}`, { count: counts?.[status] ?? 0 })}
            </Tabs.Tab>
          ))}
        </TabStrip>
        <Tabs.Panel value={input.status ?? 'current'} pt="md">
          <Group mb="sm" gap="xs">
            {selected.size > 0 ? (
              <BulkBar
                selected={selected}
                onDone={() => setSelected(new Set())}
                archived={input.status === 'archived'}
              />
            ) : (
              <Filters />
            )}
          </Group>
          <Box opacity={query.isPlaceholderData ? 0.6 : 1}>
            <Loaded query={query}>
              {({ data, pagination }) =>
                pagination.total === 0 ? (
                  <EmptyState
                    icon={IconLayoutGrid}
                    title={t('widgets.nothing')}
                    text={t(filtered ? 'widgets.nothingText' : 'widgets.nothingCurrent')}
                    action={filtered && <Filters.Clear onClear={clear} />}
                  />
                ) : (
                  <>
                    <WidgetTable
                      rows={data}
                      showKind={!path}
                      sort={input.sort ?? 'updated'}
                      order={input.order ?? 'desc'}
                      onSort={(sort, order) => url.set({ sort, order, offset: null })}
                      selected={selected}
                      onSelect={setSelected}
                    />
                    <Pager pagination={pagination} onMove={toOffset} />
                  </>
                )
              }
            </Loaded>
          </Box>
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
