'use client';
import { Skeleton, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { answeredTypes } from '../../../../widgets/contract/answered-types';
import { ENTITY_TYPES, EVENTS } from '../../../../widgets/contract/entities';
import { useApi } from '../../../_ui/data/api';
import { Page } from '../../../_ui/layout/page-frame';
import { useUrlState } from '../../../_ui/navigation/url-state';
import { DimmedWhileStale, Loaded } from '../../../_ui/page-states/states';
import { FeatureCard } from './feature-card';
import { NotInstalled, useInstallation } from './not-installed';
import { NpsHeadline } from './nps-headline';
import { OtherTypes } from './other-types';
import { dayStart, lastDays, periodOf } from './period';
import { PeriodPicker } from './period-picker';
import classes from './statistics.module.css';

const DEFAULT_DAYS = 30;
const CARDS = ENTITY_TYPES.filter((type) => EVENTS[type].summary).length;

/** The query string that keeps the period in links to other statistics pages. */
export function periodQuery(get: (key: string) => string | undefined): string {
  const kept = ['days', 'from', 'to'].flatMap((key) => (get(key) ? [[key, get(key) ?? '']] : []));
  return kept.length ? `?${new URLSearchParams(kept)}` : '';
}

/** The figures of the whole company, feature by feature. */
export function Statistics() {
  const t = useTranslations('statistics');
  const format = useFormatter();
  const api = useApi();
  const url = useUrlState();
  const period = periodOf(url.get, lastDays(DEFAULT_DAYS));
  const { startDate, endDate } = period;
  const query = useQuery({
    ...api.stats.summary.queryOptions({ startDate, endDate }),
    placeholderData: keepPreviousData,
  });
  const installation = useInstallation();
  // The figures wait until it is known whether to show the notice above them, so that the notice does not shift them.
  const known = installation.isPending ? { ...query, data: undefined } : query;
  const day = (text: string) => format.dateTime(new Date(dayStart(text)), { dateStyle: 'medium', timeZone: 'UTC' });
  const skeleton = (
    <div className={classes.cards}>
      {Array.from({ length: CARDS }, (_, index) => (
        <Skeleton key={index} height={250} radius="lg" />
      ))}
    </div>
  );
  return (
    <Page title={t('title')} description={t('description')} actions={<PeriodPicker period={period} url={url} />}>
      <Loaded query={known} skeleton={skeleton}>
        {({ features, period: counted, previousPeriod }) => (
          <DimmedWhileStale>
            <NotInstalled />
            <Text size="sm" c="dimmed" mb="md">
              {t('compared', {
                start: day(counted.start),
                end: day(counted.end),
                previousStart: day(previousPeriod.start),
                previousEnd: day(previousPeriod.end),
              })}
            </Text>
            <div className={classes.cards}>
              {features.map((feature) => (
                <FeatureCard
                  key={feature.type}
                  feature={feature}
                  granularity={counted.granularity}
                  query={periodQuery(url.get)}
                  headline={
                    feature.type === answeredTypes.nps.entityType && (
                      <NpsHeadline period={counted} previousPeriod={previousPeriod} />
                    )
                  }
                />
              ))}
            </div>
            <OtherTypes query={periodQuery(url.get)} />
          </DimmedWhileStale>
        )}
      </Loaded>
    </Page>
  );
}
