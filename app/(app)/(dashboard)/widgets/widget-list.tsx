'use client';
import { Group, Skeleton, Tabs } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useFormatter, useTranslations } from 'use-intl';
import { IconLayoutGrid } from '../../../../ui/icons';
import { whenOnline } from '../../../../ui/lazy/when-online';
import type { WidgetType } from '../../../../widgets/contract/types';
import { icons } from '../../../../widgets/generated/form/icons';
import { useApi } from '../../../_ui/data/api';
import { Page } from '../../../_ui/layout/page-frame';
import { Pager, useExistingPage } from '../../../_ui/lists/pager';
import { TabStrip } from '../../../_ui/navigation/tab-strip';
import { useUrlState } from '../../../_ui/navigation/url-state';
import { DimmedWhileStale, EmptyState, Loaded, useShownInput } from '../../../_ui/page-states/states';
import { useSession } from '../../../_ui/session/session';
import { CreateWidget } from './create-widget';
import { Filters } from './filters';
import { LIST_STATUSES, listQuery } from './list-query';
import { useSelection } from './use-selection';
import { WidgetTable } from './widget-table';
import classes from './widget-table.module.css';

const BulkBar = dynamic(() => whenOnline(() => import('./bulk-bar').then((module) => module.BulkBar)), {
  ssr: false,
  loading: () => <Group mih={36} />,
});

/** A label with a count, or with a placeholder until the count is known. */
function Counted({ text, count }: { text: string; count: number | undefined }) {
  const format = useFormatter();
  return (
    <>
      {text}{' '}
      {count === undefined ? (
        <Skeleton component="span" display="inline-block" w={24} h={14} aria-hidden className={classes.count} />
      ) : (
        <span className={classes.count}>({format.number(count)})</span>
      )}
    </>
  );
}

/** The widgets of one type, or of all. */
export function WidgetList({ type }: { type?: WidgetType }) {
  const t = useTranslations();
  const api = useApi();
  const url = useUrlState();
  const { canWrite } = useSession();
  const input = listQuery(type, url);
  const query = useQuery({ ...api.widgets.list.queryOptions(input), placeholderData: keepPreviousData });
  const [selected, setSelected] = useSelection(input, query.data?.data ?? []);
  const shownInput = useShownInput(input, query);
  const toOffset = (offset: number) => url.set({ offset });
  useExistingPage(query, toOffset);
  const filtered = Boolean(shownInput.query || shownInput.folderId || shownInput.status);
  const title = type ? t(`types.${type}.name.many`) : t('nav.allWidgets');
  const create = canWrite && <CreateWidget type={type} open={url.get('new') === '1'} />;
  const description = type ? t(`types.${type}.summary`) : t('widgets.aboutAll');
  const counts = query.data?.counts;
  // The empty state shows this button in another position, and moving it would close an open dialog. So it waits for the counts.
  const isReady = counts !== undefined || query.error !== null;
  const clear = () => url.set({ q: null, folder: null, status: null, offset: null });
  // Without any widget, there is nothing to search or sort.
  if (counts && !filtered && counts.live + counts.draft + counts.archived === 0)
    return (
      // The key keeps React from reusing elements of the list's page.
      <Page key="empty" title={title} description={description}>
        <EmptyState
          icon={type ? icons[type] : IconLayoutGrid}
          title={type ? t('widgets.emptyTitle', { type: t(`types.${type}.name.one`) }) : t('widgets.emptyAll')}
          text={type ? t(`types.${type}.teach`) : t('widgets.emptyAllText')}
          action={create}
        />
      </Page>
    );
  return (
    <Page title={title} description={description} actions={isReady ? create : <Skeleton width={150} height={36} />}>
      <Tabs
        value={input.status ?? 'current'}
        onChange={(value) => url.set({ status: value === 'current' ? null : value, offset: null })}
        mb="md"
      >
        <TabStrip chosen={input.status ?? 'current'} aria-label={t('widgets.status')}>
          <Tabs.Tab value="current">
            <Counted text={t('widgets.current')} count={counts && counts.live + counts.draft} />
          </Tabs.Tab>
          {LIST_STATUSES.map((status) => (
            <Tabs.Tab key={status} value={status}>
              <Counted text={t(`widgets.tab_${status}`)} count={counts?.[status]} />
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
                <DimmedWhileStale>
                  <WidgetTable
                    rows={data}
                    showType={!type}
                    sort={input.sort ?? 'updated'}
                    order={input.order ?? 'desc'}
                    onSort={(sort, order) => url.set({ sort, order, offset: null })}
                    selected={selected}
                    onSelect={setSelected}
                  />
                  <Pager pagination={pagination} onMove={toOffset} />
                </DimmedWhileStale>
              )
            }
          </Loaded>
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
