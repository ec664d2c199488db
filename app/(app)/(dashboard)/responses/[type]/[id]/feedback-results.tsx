'use client';
import { Paper, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { IconChartBar } from '../../../../../../ui/icons';
import { csvHref, type Outputs, useApi } from '../../../../../_ui/data/api';
import { useUrlState } from '../../../../../_ui/navigation/url-state';
import { NotFound } from '../../../../../_ui/page-states/not-found';
import { DimmedWhileStale, EmptyState, isMissing, Loaded, RowsSkeleton } from '../../../../../_ui/page-states/states';
import { lastDays, periodOf } from '../../../statistics/period';
import { Trend } from '../../../statistics/trend';
import { usePointLabel } from '../../../statistics/use-point-label';
import { TYPES } from '../../tabs';
import { Bars } from './bars';
import { ResultsFrame } from './frame';

const DEFAULT_DAYS = 30;

/** With more series, readers could not tell them apart. */
const MAX_SERIES = 8;

/** The names of the series: one for each option. If there are too many, the last series combines the rest. */
function seriesOf(names: string[], others: string): string[] {
  if (names.length <= MAX_SERIES) return names;
  return [...names.slice(0, MAX_SERIES - 1), others];
}

/** The values of these series. If there are too many, the last value is the sum of the rest. */
function valuesOf(counts: number[]): number[] {
  if (counts.length <= MAX_SERIES) return counts;
  const rest = counts.slice(MAX_SERIES - 1).reduce((sum, count) => sum + count, 0);
  return [...counts.slice(0, MAX_SERIES - 1), rest];
}

type Option = Outputs['results']['feedback']['options'][number];

/** The responses to a feedback widget, by option and over time. */
export function FeedbackResults({ id }: { id: number }) {
  const t = useTranslations('responses.results');
  const words = useTranslations();
  const api = useApi();
  const url = useUrlState();
  const label = usePointLabel();
  const chosen = periodOf(url.get, lastDays(DEFAULT_DAYS));
  const period = chosen.startDate ? chosen : lastDays(DEFAULT_DAYS);
  const { startDate, endDate } = period;
  const filters = { startDate, endDate, segmentId: url.number('segment') };
  const download = csvHref(`/${TYPES.feedback.path}/${id}/results.csv`, filters);
  const query = useQuery({
    ...api.results.feedback.queryOptions({ widgetId: id, ...filters }),
    placeholderData: keepPreviousData,
  });
  const nameOf = ({ name, emoji }: Pick<Option, 'name' | 'emoji'>) =>
    name === null ? t('noOption') : [emoji, name].filter(Boolean).join(' ');
  if (isMissing(query) && !filters.segmentId)
    return <NotFound list={{ label: words('responses.title'), href: '/responses' }} />;
  return (
    <ResultsFrame tab="feedback" id={id} name={query.data?.name} period={period} url={url} download={download}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={2} height={220} />}>
        {({ options, points, totalResponses, period: counted }) =>
          totalResponses === 0 ? (
            <EmptyState icon={IconChartBar} title={t('empty')} text={t('emptyText')} />
          ) : (
            <Stack gap="lg">
              <Text aria-live="polite">{t('total', { count: totalResponses })}</Text>
              <DimmedWhileStale>
                <Paper withBorder p="lg" component="section" aria-label={t('options')} mb="lg">
                  <Title order={2} mb="sm">
                    {t('options')}
                  </Title>
                  <Bars
                    caption={t('options')}
                    heading={t('option')}
                    rows={options.map(({ id: optionId, name, emoji, type, ...counts }) => ({
                      key: optionId ?? `${name} ${type}`,
                      label: nameOf({ name, emoji }),
                      ...counts,
                    }))}
                  />
                </Paper>
                <Paper withBorder p="lg">
                  <Trend
                    title={t('overTime')}
                    shape="bar"
                    series={seriesOf(options.map(nameOf), t('otherOptions'))}
                    points={points.map((point) => ({
                      label: label(point.period, counted.granularity),
                      values: valuesOf(point.counts),
                    }))}
                  />
                </Paper>
              </DimmedWhileStale>
            </Stack>
          )
        }
      </Loaded>
    </ResultsFrame>
  );
}
