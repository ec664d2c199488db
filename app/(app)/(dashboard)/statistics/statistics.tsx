'use client';
import { Group, SimpleGrid, Skeleton, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { ENTITY_TYPES, EVENTS } from '../../../../widgets/entities';
import { useApi } from '../../../_ui/api';
import { Page } from '../../../_ui/page-frame';
import { Loaded, Shown } from '../../../_ui/states';
import { useUrlState } from '../../../_ui/url-state';
import { FeatureCard } from './feature-card';
import { NotInstalled, useInstallation } from './not-installed';
import { OtherTypes } from './other-types';
import { dayStart, lastDays, periodOf } from './period';
import { PeriodPicker } from './period-picker';

const DEFAULT_DAYS = 30;
const CARDS = ENTITY_TYPES.filter((type) => EVENTS[type].summary).length;

/** The part of the address that keeps the period when going on. */
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
  // What it says stands above the figures, and must not push them down.
  const known = installation.isPending ? { ...query, data: undefined } : query;
  const day = (text: string) => format.dateTime(new Date(dayStart(text)), { dateStyle: 'medium', timeZone: 'UTC' });
  const skeleton = (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
      {Array.from({ length: CARDS }, (_, index) => (
        <Skeleton key={index} height={232} radius="lg" />
      ))}
    </SimpleGrid>
  );
  return (
    <Page title={t('title')} description={t('description')} actions={<PeriodPicker period={period} url={url} />}>
      <Loaded query={known} skeleton={skeleton}>
        {({ features, period: counted, previousPeriod }) => (
          <Shown>
            <NotInstalled />
            <Text size="sm" c="dimmed" mb="md">
              {t('compared', {
                start: day(counted.start),
                end: day(counted.end),
                previousStart: day(previousPeriod.start),
                previousEnd: day(previousPeriod.end),
              })}
            </Text>
            <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
              {features.map((feature) => (
                <FeatureCard key={feature.type} feature={feature} query={periodQuery(url.get)} />
              ))}
            </SimpleGrid>
            <Title order={2} mt="xl" mb="sm">
              {t('others')}
            </Title>
            <Group>
              <OtherTypes query={periodQuery(url.get)} />
            </Group>
          </Shown>
        )}
      </Loaded>
    </Page>
  );
}
