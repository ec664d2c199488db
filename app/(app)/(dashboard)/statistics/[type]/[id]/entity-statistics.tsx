'use client';
import { Badge, Button, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { IconChartBar, IconExternalLink } from '../../../../../../ui/icons';
import { type EntityType, EVENTS } from '../../../../../../widgets/entities';
import { type Outputs, useApi } from '../../../../../_ui/api';
import { editorOf, useEntityTexts } from '../../../../../_ui/entities';
import { Link } from '../../../../../_ui/link';
import { NotFound } from '../../../../../_ui/not-found';
import { Page } from '../../../../../_ui/page-frame';
import { isMissing, Loaded, Shown } from '../../../../../_ui/states';
import { useUrlState } from '../../../../../_ui/url-state';
import { resultsOf } from '../../../responses/fetch';
import { countOf, rateOf } from '../../figures';
import { lastDays, periodOf } from '../../period';
import { PeriodPicker } from '../../period-picker';
import { periodQuery } from '../../statistics';
import classes from '../../statistics.module.css';
import { useRate } from '../../use-rate';
import { EntityTrend } from './entity-trend';
import { EventTable } from './event-table';
import { Funnel } from './funnel';

const DEFAULT_DAYS = 30;

/** The types whose answers are summed up, and how the responses page calls them. */
const ANSWERED = new Map<EntityType, 'surveys' | 'feedback'>([
  ['microSurvey', 'surveys'],
  ['feedbackWidget', 'feedback'],
]);

type Entry = Outputs['stats']['widgets']['widgets'][number];

function Figures({ type, entry }: { type: EntityType; entry: Entry }) {
  const t = useTranslations('statistics');
  const format = useFormatter();
  const rate = useRate();
  const { seen, completed } = EVENTS[type].outcomes;
  const { figures: labels } = useEntityTexts()(type);
  const [first, second] = [countOf(entry.events, seen), countOf(entry.events, completed)];
  const share = rateOf(type, entry.events);
  const figures = [
    [labels.seen, format.number(first)],
    [labels.done, format.number(second)],
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

/** The events of one widget, changelog or roadmap. */
export function EntityStatistics({ type, entityId }: { type: EntityType; entityId: number }) {
  const t = useTranslations();
  const api = useApi();
  const url = useUrlState();
  const { name } = useEntityTexts()(type);
  const period = periodOf(url.get, lastDays(DEFAULT_DAYS));
  const dates = { startDate: period.startDate ?? '', endDate: period.endDate ?? '' };
  const query = useQuery({
    ...api.stats.widgets.queryOptions({ entityType: type, entityId, ...dates }),
    placeholderData: keepPreviousData,
  });
  // As what is below: a title that is longer would push the skeleton down.
  const entry = useDeferredValue(query.data)?.widgets[0];
  const kept = periodQuery(url.get);
  const tab = ANSWERED.get(type);
  const results = tab && resultsOf(tab, entityId);
  if (isMissing(query)) return <NotFound list={{ label: name.many, href: `/statistics/${type}${kept}` }} />;
  return (
    <Page
      title={entry?.name ?? t('common.loading')}
      above={[
        { label: t('statistics.title'), href: `/statistics${kept}` },
        { label: name.many, href: `/statistics/${type}${kept}` },
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
        {({ widgets: [found] }) =>
          found && (
            <Stack gap="lg">
              <Shown>
                <Figures type={type} entry={found} />
              </Shown>
              <Paper withBorder p="lg">
                <EntityTrend type={type} entityId={entityId} {...dates} />
              </Paper>
              <Paper withBorder p="lg">
                <Funnel type={type} entityId={entityId} {...dates} />
              </Paper>
              <Paper withBorder p="lg">
                <Shown>
                  <EventTable type={type} events={found.events} />
                </Shown>
              </Paper>
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}
