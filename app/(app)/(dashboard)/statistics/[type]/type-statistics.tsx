'use client';
import { Anchor, Badge, Table } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { useFormatter, useTranslations } from 'use-intl';
import { IconChartBar } from '../../../../../ui/icons';
import { type EntityType, EVENTS, entityTypeOf } from '../../../../../widgets/contract/entities';
import { type Outputs, useApi } from '../../../../_ui/data/api';
import { Page } from '../../../../_ui/layout/page-frame';
import { Link } from '../../../../_ui/navigation/link';
import { useUrlState } from '../../../../_ui/navigation/url-state';
import { DimmedWhileStale, EmptyState, Loaded } from '../../../../_ui/page-states/states';
import { useEntityTexts } from '../../../../_ui/texts/entities';
import { countOf, rateOf } from '../figures';
import { lastDays, periodOf } from '../period';
import { PeriodPicker } from '../period-picker';
import { periodQuery } from '../statistics';
import classes from '../statistics.module.css';
import { useFormatRate } from '../use-rate';

const DEFAULT_DAYS = 30;

type Widgets = Outputs['stats']['widgets']['widgets'];

function Entities({ type, widgets, query }: { type: EntityType; widgets: Widgets; query: string }) {
  const t = useTranslations();
  const format = useFormatter();
  const rate = useFormatRate();
  const { seen, completed } = EVENTS[type].outcomes;
  const { figures } = useEntityTexts()(type);
  const rows = widgets
    .map((widget) => ({
      ...widget,
      seen: countOf(widget.events, seen),
      done: countOf(widget.events, completed),
      rate: rateOf(type, widget.events),
    }))
    .sort((a, b) => b.seen - a.seen || b.totalEvents - a.totalEvents);
  return (
    <Table verticalSpacing="sm" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('common.name')}</Table.Th>
          <Table.Th className={classes.num}>{figures.seen}</Table.Th>
          <Table.Th className={classes.num}>{figures.done}</Table.Th>
          <Table.Th className={classes.num} visibleFrom="sm">
            {figures.secondary ?? t('statistics.share')}
          </Table.Th>
          <Table.Th className={classes.num} visibleFrom="sm">
            {figures.people}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.entityId}>
            <Table.Td className={classes.nameLink}>
              <Anchor component={Link} href={`/statistics/${type}/${row.entityId}${query}`} size="sm" fw={550}>
                {row.name}
              </Anchor>{' '}
              {row.archivedAt && (
                <Badge variant="default" size="xs" tt="none" radius="sm">
                  {t('common.archived')}
                </Badge>
              )}
            </Table.Td>
            <Table.Td className={classes.num}>{format.number(row.seen)}</Table.Td>
            <Table.Td className={classes.num}>{format.number(row.done)}</Table.Td>
            <Table.Td className={classes.num} visibleFrom="sm">
              {row.rate === undefined ? '–' : rate(type, row.rate)}
            </Table.Td>
            <Table.Td className={classes.num} visibleFrom="sm">
              {format.number(row.totalUniqueUsers)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function TypePage({ type }: { type: EntityType }) {
  const t = useTranslations('statistics');
  const api = useApi();
  const url = useUrlState();
  const { name } = useEntityTexts()(type);
  const period = periodOf(url.get, lastDays(DEFAULT_DAYS));
  const { startDate, endDate } = period;
  const query = useQuery({
    ...api.stats.widgets.queryOptions({ entityType: type, startDate, endDate }),
    placeholderData: keepPreviousData,
  });
  const periodParams = periodQuery(url.get);
  return (
    <Page
      title={name.many}
      above={[{ label: t('title'), href: `/statistics${periodParams}` }]}
      actions={<PeriodPicker period={period} url={url} />}
    >
      <Loaded query={query}>
        {({ widgets }) =>
          widgets.length === 0 ? (
            <EmptyState icon={IconChartBar} title={t('empty')} text={t('emptyText')} />
          ) : (
            <DimmedWhileStale>
              <Entities type={type} widgets={widgets} query={periodParams} />
            </DimmedWhileStale>
          )
        }
      </Loaded>
    </Page>
  );
}

/** Every widget of a type with its figures. */
export function TypeStatistics({ type }: { type: string }) {
  const known = entityTypeOf(type);
  return known ? <TypePage type={known} /> : notFound();
}
