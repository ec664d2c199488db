'use client';
import { Box, Button, Group, Tabs } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useTranslations } from 'use-intl';
import { IconChartBar, IconFilterOff, IconMessages } from '../../../../ui/icons';
import { usePressed } from '../../../../ui/lazy/pressed';
import { whenOnline } from '../../../../ui/lazy/when-online';
import { Page } from '../../../_ui/layout/page-frame';
import { Pager, useExistingPage } from '../../../_ui/lists/pager';
import { useSearchText } from '../../../_ui/lists/search-text';
import { Link } from '../../../_ui/navigation/link';
import { useUrlState } from '../../../_ui/navigation/url-state';
import { DimmedWhileStale, EmptyState, Loaded, useShownInput } from '../../../_ui/page-states/states';
import { periodOf } from '../statistics/period';
import { completeOnlyOf } from './complete-switch';
import { DownloadLink } from './download-link';
import { downloadOf, type Target } from './fetch';
import { type Filter, isFiltered } from './filter';
import { Filters } from './filters';
import { NpsSummary } from './nps-summary';
import { ResponseTable } from './response-table';
import { resultsOf, TABS, type Tab, TYPES } from './tabs';
import { useQuestions, useResponses, useWidgets, type Widget } from './use-responses';

const ResponseDrawer = dynamic(
  () => whenOnline(() => import('./response-drawer').then((module) => module.ResponseDrawer)),
  {
    ssr: false,
  },
);

type Criteria = { target: Target; filter: Filter };

function Empty({ criteria, onClear }: { criteria: Criteria; onClear: () => void }) {
  const t = useTranslations('responses');
  const { tab, startDate, completeOnly } = criteria.target;
  if (!isFiltered(criteria.filter) && startDate === undefined && !completeOnly)
    return <EmptyState icon={IconMessages} title={t('empty')} text={t(`emptyText.${tab}`)} />;
  return (
    <EmptyState
      icon={IconFilterOff}
      title={t('nothingFound')}
      text={t('nothingFoundText')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('clearAll')}
        </Button>
      }
    />
  );
}

function List({ tab, widget, widgets }: { tab: Tab; widget: Widget; widgets: Widget[] }) {
  const t = useTranslations('responses');
  const url = useUrlState();
  const pressed = usePressed();
  const period = periodOf(url.get, { choice: 'all' });
  const { startDate, endDate } = period;
  // A feedback response is sent in one piece, so all of them are complete.
  const completeOnly = tab === 'feedback' ? undefined : completeOnlyOf(url);
  const target: Target = { tab, widgetId: widget.id, completeOnly, startDate, endDate };
  const filter = { group: tab === 'surveys' ? undefined : url.get('group'), text: url.get('q') };
  const search = useSearchText(url, 'q');
  const questions = useQuestions(target, widget);
  const query = useResponses(target, filter, url.number('offset') ?? 0);
  const criteria = useShownInput({ target, filter }, query);
  const clear = () => url.set({ q: null, group: null, days: null, from: null, to: null, complete: null, offset: null });
  const toOffset = (offset: number) => url.set({ offset, open: null });
  useExistingPage(query, toOffset);
  const opened = query.data?.data.find(({ id }) => id === url.number('open'));
  return (
    <>
      <Group justify="space-between" align="flex-start" gap="xs" mb="md">
        <Filters
          key={widget.id}
          target={target}
          widget={widget}
          widgets={widgets}
          period={period}
          url={url}
          search={search}
        />
        {tab !== 'nps' && (
          <Button
            component={Link}
            href={resultsOf(tab, widget.id)}
            variant="default"
            leftSection={<IconChartBar size={16} aria-hidden />}
          >
            {t('toResults')}
          </Button>
        )}
        {/* Until it is known whether there are responses, hide the link but keep its space. */}
        {query.data?.data.length !== 0 && (
          <Box style={query.data ? undefined : { visibility: 'hidden' }}>
            <DownloadLink href={downloadOf(target, filter)} />
          </Box>
        )}
      </Group>
      {tab === 'nps' && <NpsSummary key={widget.id} target={target} />}
      <Loaded query={query}>
        {({ data, pagination }) =>
          pagination.total === 0 ? (
            <Empty criteria={criteria} onClear={clear} />
          ) : (
            <section aria-label={t('title')}>
              <DimmedWhileStale>
                <ResponseTable
                  tab={tab}
                  responses={data}
                  questions={questions}
                  onOpen={({ id }) => url.set({ open: id })}
                />
                <Pager pagination={pagination} onMove={toOffset} />
              </DimmedWhileStale>
            </section>
          )
        }
      </Loaded>
      {(pressed || opened) && (
        <ResponseDrawer response={opened} questions={questions} onClose={() => url.set({ open: null })} />
      )}
    </>
  );
}

function TabBody({ tab }: { tab: Tab }) {
  const t = useTranslations('responses');
  const url = useUrlState();
  const query = useWidgets(tab);
  const wanted = url.number('widget');
  const isWanted = ({ id }: Widget) => id === wanted;
  const isUnlisted = wanted !== undefined && query.data !== undefined && !query.data.data.some(isWanted);
  const withArchived = useWidgets(isUnlisted ? tab : undefined, { includeArchived: true });
  return (
    <Loaded query={isUnlisted ? withArchived : query}>
      {() => {
        const listed = [...(query.data?.data ?? [])].sort((a, b) => Number(b.active) - Number(a.active));
        // The list leaves out archived widgets and has a limit, and another widget must not be shown in place of the wanted one.
        const named = (id: number): Widget => ({ id, name: t('unlisted', { id }), active: false });
        const widgets = isUnlisted ? [...listed, withArchived.data?.data.find(isWanted) ?? named(wanted)] : listed;
        const widget = widgets.find(({ id }) => id === wanted) ?? widgets[0];
        if (widget) return <List key={tab} tab={tab} widget={widget} widgets={widgets} />;
        return (
          <EmptyState
            icon={IconMessages}
            title={t(`none.${tab}`)}
            text={t(`noneText.${tab}`)}
            action={
              <Button component={Link} href={`/widgets/${TYPES[tab].path}`}>
                {t('toWidgets')}
              </Button>
            }
          />
        );
      }}
    </Loaded>
  );
}

/** Answers of users: feedback, ratings, surveys. */
export function Responses() {
  const t = useTranslations('responses');
  const url = useUrlState();
  const tab = TABS.find((one) => one === url.get('tab')) ?? 'feedback';
  const go = (next: string | null) =>
    url.set({ tab: next, widget: null, group: null, q: null, offset: null, open: null });
  return (
    <Page title={t('title')} description={t('description')}>
      <Tabs value={tab} onChange={go} keepMounted={false}>
        <Tabs.List mb="lg" aria-label={t('title')}>
          {TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map((one) => (
          <Tabs.Panel key={one} value={one}>
            <TabBody tab={one} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  );
}
