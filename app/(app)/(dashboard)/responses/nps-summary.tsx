'use client';
import { Grid, Paper, Skeleton, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { MAX } from '../../../../widgets/contract/limits';
import { type Outputs, useApi } from '../../../_ui/data/api';
import { DimmedWhileStale, Loaded } from '../../../_ui/page-states/states';
import { dayStart, lastDays } from '../statistics/period';
import { Trend } from '../statistics/trend';
import { usePointLabel } from '../statistics/use-point-label';
import type { Target } from './fetch';
import { NPS_GROUPS } from './filter';
import classes from './responses.module.css';

const DOMAIN: [number, number] = [-100, 100];

/** Leaves out the points before the first answer. */
function sinceFirst<Point extends { npsScore: number | null }>(points: Point[]): Point[] {
  const first = points.findIndex(({ npsScore }) => npsScore !== null);
  return first > 0 ? points.slice(first) : points;
}

function Score({ score }: { score: Outputs['responses']['npsScore'] }) {
  const t = useTranslations('responses');
  const format = useFormatter();
  const { npsScore, totalResponses } = score;
  return (
    <>
      <Title order={2}>{t('score')}</Title>
      <div className={classes.score}>
        {totalResponses === 0 ? '–' : format.number(npsScore, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })}
      </div>
      <Text size="sm" c="dimmed" mb="md">
        {t('scoreOf', { count: totalResponses })}
      </Text>
      <div className={classes.shares} aria-hidden>
        {NPS_GROUPS.map((group) => (
          <span key={group} className={classes[group]} style={{ flexGrow: score[group].count }} />
        ))}
      </div>
      <ul className={classes.legend}>
        {NPS_GROUPS.map((group) => (
          <li key={group} className={classes[group]}>
            <span className={classes.legendName}>{t(`groups.${group}`)}</span>
            <strong>
              {format.number(score[group].percentage / 100, { style: 'percent', maximumFractionDigits: 1 })}
            </strong>
            <Text size="xs" c="dimmed" component="span">
              {t('count', { count: score[group].count })}
            </Text>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The score of an NPS widget, the groups that it is computed from, and its trend. */
export function NpsSummary({ target: { widgetId, completeOnly, startDate, endDate } }: { target: Target }) {
  const t = useTranslations('responses');
  const api = useApi();
  const label = usePointLabel();
  // A trend covers at most `MAX.periodDays`: for a longer period, or for all time, its last days.
  const longest = lastDays(MAX.periodDays, endDate ? dayStart(endDate) : undefined);
  const isWholePeriod = startDate !== undefined && startDate >= (longest.startDate ?? '');
  const dates = { startDate: isWholePeriod ? startDate : longest.startDate, endDate: longest.endDate };
  const score = useQuery({
    ...api.responses.npsScore.queryOptions({ widgetId, completeOnly, startDate, endDate }),
    placeholderData: keepPreviousData,
  });
  const trend = useQuery({
    ...api.responses.npsTrend.queryOptions({ widgetId, completeOnly, ...dates }),
    placeholderData: keepPreviousData,
  });
  return (
    <Grid mb="lg">
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Paper withBorder p="lg" h="100%" component="section">
          <Loaded query={score} skeleton={<Skeleton height={205} />}>
            {(data) => (
              <DimmedWhileStale>
                <Score score={data} />
              </DimmedWhileStale>
            )}
          </Loaded>
        </Paper>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Paper withBorder p="lg" h="100%">
          <Loaded query={trend} skeleton={<Skeleton h={{ base: 339, sm: 298 }} />}>
            {({ points, period }) => (
              <DimmedWhileStale>
                <Trend
                  title={isWholePeriod ? t('trend') : t('trendYear')}
                  series={[t('score')]}
                  shape="line"
                  domain={DOMAIN}
                  points={sinceFirst(points).map((point) => ({
                    label: label(point.period, period.granularity),
                    values: [point.npsScore],
                  }))}
                />
              </DimmedWhileStale>
            )}
          </Loaded>
        </Paper>
      </Grid.Col>
    </Grid>
  );
}
