'use client';
import { Badge, Button, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { IconChartBar, IconExternalLink } from '../../../../../../ui/icons';
import { type EntityType, EVENTS } from '../../../../../../widgets/contract/entities';
import { type Outputs, useApi } from '../../../../../_ui/data/api';
import { Page } from '../../../../../_ui/layout/page-frame';
import { Link } from '../../../../../_ui/navigation/link';
import { useUrlState } from '../../../../../_ui/navigation/url-state';
import { NotFound } from '../../../../../_ui/page-states/not-found';
import { DimmedWhileStale, isMissing, Loaded } from '../../../../../_ui/page-states/states';
import { editorOf, useEntityTexts } from '../../../../../_ui/texts/entities';
import { resultsOf, tabOf } from '../../../responses/tabs';
import { ChangeOfCount } from '../../change';
import { countOf, rateOf } from '../../figures';
import { lastDays, periodBefore, periodOf } from '../../period';
import { PeriodPicker } from '../../period-picker';
import { RateChange } from '../../rate-change';
import { periodQuery } from '../../statistics';
import classes from '../../statistics.module.css';
import { useFormatRate } from '../../use-rate';
import { EntityTrend } from './entity-trend';
import { EventTable } from './event-table';
import { Funnel } from './funnel';

const DEFAULT_DAYS = 30;

type Entry = Outputs['stats']['widgets']['widgets'][number];

/** The figures of a period, and how each changed since the previous period, if that is known. */
function Figures({ type, entry, before }: { type: EntityType; entry: Entry; before: Entry | undefined }) {
  const t = useTranslations('statistics');
  const format = useFormatter();
  const rate = useFormatRate();
  const { seen, completed } = EVENTS[type].outcomes;
  const { figures: labels } = useEntityTexts()(type);
  const ofCount = (countIn: (one: Entry) => number) => ({
    figure: format.number(countIn(entry)),
    change: before && <ChangeOfCount count={countIn(entry)} previousCount={countIn(before)} />,
  });
  const [share, shareBefore] = [rateOf(type, entry.events), before && rateOf(type, before.events)];
  const figures = [
    { label: labels.seen, ...ofCount(({ events }) => countOf(events, seen)) },
    { label: labels.done, ...ofCount(({ events }) => countOf(events, completed)) },
    {
      label: labels.secondary ?? t('share'),
      figure: share === undefined ? '–' : rate(type, share),
      change: share !== undefined && shareBefore !== undefined && (
        <RateChange type={type} value={share} previousValue={shareBefore} />
      ),
    },
    { label: labels.people, ...ofCount(({ totalUniqueUsers }) => totalUniqueUsers) },
  ];
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }}>
      {figures.map(({ label, figure, change }) => (
        <Paper key={label} withBorder p="md">
          <Text className={classes.label} component="div">
            {label}
          </Text>
          <div className={classes.headline}>
            <span className={classes.figure}>{figure}</span>
            {change}
          </div>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

/** The events of one widget, changelog or roadmap. */
export function EntityStatistics({ type, entityId }: { type: EntityType; entityId: number }) {
  const t = useTranslations();
  const api = useApi();
  const url = useUrlState();
  const { name } = useEntityTexts()(type);
  const period = periodOf(url.get, lastDays(DEFAULT_DAYS));
  const dates = { startDate: period.startDate ?? '', endDate: period.endDate ?? '' };
  const statsOf = (days: { startDate: string; endDate: string }) => ({
    ...api.stats.widgets.queryOptions({ entityType: type, entityId, ...days, trend: true }),
    placeholderData: keepPreviousData,
  });
  const query = useQuery(statsOf(dates));
  // Undefined while it loads or if the request fails: the figures are then shown without a comparison.
  const before = useQuery(statsOf(periodBefore(dates.startDate, dates.endDate))).data;
  // Deferred like the content below, because a longer title would push the skeleton down.
  const entry = useDeferredValue(query.data)?.widgets[0];
  const periodParams = periodQuery(url.get);
  const tab = tabOf(type);
  const results = tab && resultsOf(tab, entityId);
  if (isMissing(query)) return <NotFound list={{ label: name.many, href: `/statistics/${type}${periodParams}` }} />;
  return (
    <Page
      title={entry?.name ?? t('common.loading')}
      above={[
        { label: t('statistics.title'), href: `/statistics${periodParams}` },
        { label: name.many, href: `/statistics/${type}${periodParams}` },
      ]}
      aside={
        entry?.archivedAt && (
          <Badge variant="default" tt="none">
            {t('common.archived')}
          </Badge>
        )
      }
      actions={
        <>
          {entry && !entry.archivedAt && results && (
            <Button
              component={Link}
              href={results}
              variant="default"
              leftSection={<IconChartBar size={16} aria-hidden />}
            >
              {t('responses.toResults')}
            </Button>
          )}
          {entry && !entry.archivedAt && (
            <Button
              component={Link}
              href={editorOf(type, entityId)}
              variant="default"
              leftSection={<IconExternalLink size={16} aria-hidden />}
            >
              {t('statistics.open')}
            </Button>
          )}
          <PeriodPicker period={period} url={url} />
        </>
      }
    >
      <Loaded query={query}>
        {(stats) => {
          const [found] = stats.widgets;
          return (
            found && (
              <Stack gap="lg">
                <DimmedWhileStale>
                  <Figures type={type} entry={found} before={before?.widgets[0]} />
                </DimmedWhileStale>
                <Paper withBorder p="lg">
                  <EntityTrend type={type} stats={stats} before={before} />
                </Paper>
                <Paper withBorder p="lg">
                  <Funnel type={type} entityId={entityId} {...dates} />
                </Paper>
                <Paper withBorder p="lg">
                  <DimmedWhileStale>
                    <EventTable type={type} events={found.events} />
                  </DimmedWhileStale>
                </Paper>
              </Stack>
            )
          );
        }}
      </Loaded>
    </Page>
  );
}
