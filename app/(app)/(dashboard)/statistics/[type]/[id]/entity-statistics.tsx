'use client';
import { Badge, Button, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useFormatter, useTranslations } from 'use-intl';
import { type Outputs, useApi } from '../../../../../_ui/api';
import { Page } from '../../../../../_ui/page-frame';
import { Loaded } from '../../../../../_ui/states';
import { useUrlState } from '../../../../../_ui/url-state';
import { countOf, type EntityType, FIGURES, homeOf, rateOf } from '../../entities';
import { lastDays, periodOf } from '../../period';
import { PeriodPicker } from '../../period-picker';
import { periodQuery } from '../../statistics';
import classes from '../../statistics.module.css';
import { useEntityNames } from '../../use-entity-names';
import { useRate } from '../../use-rate';
import { EntityTrend } from './entity-trend';
import { EventTable } from './event-table';
import { Funnel } from './funnel';

const DEFAULT_DAYS = 30;

type Entry = Outputs['stats']['widgets']['widgets'][number];

function Figures({ type, entry }: { type: EntityType; entry: Entry }) {
  const t = useTranslations('statistics');
  const format = useFormatter();
  const rate = useRate();
  const { seen, done } = FIGURES[type];
  const [first, second] = [countOf(entry.events, seen), countOf(entry.events, done)];
  const share = rateOf(type, entry.events);
  const figures = [
    [t(`seen.${type}`), format.number(first)],
    [t(`done.${type}`), format.number(second)],
    [t('share'), share === undefined ? '–' : rate(type, share)],
    [t('people'), format.number(entry.totalUniqueUsers)],
  ];
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }}>
      {figures.map(([label, figure]) => (
        <Paper key={label} withBorder p="md">
          <Text className={classes.label} component="div">
            {label}
          </Text>
          <div className={classes.figure}>{figure}</div>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

/** What happened on one widget, changelog or roadmap. */
export function EntityStatistics({ type, entityId }: { type: EntityType; entityId: number }) {
  const t = useTranslations();
  const api = useApi();
  const url = useUrlState();
  const nameOf = useEntityNames();
  const period = periodOf(url.get, lastDays(DEFAULT_DAYS));
  const dates = { startDate: period.startDate ?? '', endDate: period.endDate ?? '' };
  const query = useQuery({
    ...api.stats.widgets.queryOptions({ entityType: type, entityId, ...dates }),
    placeholderData: keepPreviousData,
  });
  const entry = query.data?.widgets[0];
  const kept = periodQuery(url.get);
  return (
    <Page
      title={entry?.name ?? t('common.loading')}
      above={[
        { label: t('statistics.title'), href: `/statistics${kept}` },
        { label: nameOf(type), href: `/statistics/${type}${kept}` },
      ]}
      beside={
        entry?.archivedAt && (
          <Badge variant="default" tt="none">
            {t('common.archived')}
          </Badge>
        )
      }
      actions={
        <>
          {entry && !entry.archivedAt && (
            <Button
              component={Link}
              href={homeOf(type, entityId)}
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
        {({ widgets: [found] }) =>
          found && (
            <Stack gap="lg">
              <Figures type={type} entry={found} />
              <Paper withBorder p="lg">
                <EntityTrend type={type} entityId={entityId} {...dates} />
              </Paper>
              <Paper withBorder p="lg">
                <Funnel type={type} entityId={entityId} {...dates} />
              </Paper>
              <Paper withBorder p="lg">
                <EventTable events={found.events} />
              </Paper>
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}
