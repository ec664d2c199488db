'use client';
import { Skeleton } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../../_ui/api';
import { ErrorState } from '../../../../../_ui/states';
import { countOf, type EntityType, FIGURES } from '../../entities';
import { stretches } from '../../period';
import { Trend } from '../../trend';
import { usePointLabel } from '../../use-point-label';

/** Each part is a query, and all travel in one request. */
const PARTS = 13;

type Props = { type: EntityType; entityId: number; startDate: string; endDate: string };

/** How often something was seen, part by part of the period. */
export function EntityTrend({ type, entityId, startDate, endDate }: Props) {
  const t = useTranslations('statistics');
  const api = useApi();
  const label = usePointLabel();
  const parts = stretches(startDate, endDate, PARTS);
  const queries = useQueries({
    queries: parts.map((dates) => api.stats.widgets.queryOptions({ entityType: type, entityId, ...dates })),
  });
  const failed = queries.find(({ error }) => error);
  if (failed) return <ErrorState error={failed.error} retry={() => failed.refetch()} />;
  if (queries.some(({ data }) => !data)) return <Skeleton height={300} />;
  const name = (part: (typeof parts)[number]) =>
    part.startDate === part.endDate
      ? label(part.startDate, 'day')
      : t('range', { start: label(part.startDate, 'day'), end: label(part.endDate, 'day') });
  const points = parts.map((part, index) => ({
    label: name(part),
    value: countOf(queries[index]?.data?.widgets[0]?.events ?? {}, FIGURES[type].seen),
  }));
  return <Trend title={t('overTime')} series={t(`seen.${type}`)} points={points} shape="bar" />;
}
