'use client';
import { Skeleton } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type EntityType, EVENTS } from '../../../../../../widgets/entities';
import { useApi } from '../../../../../_ui/api';
import { useEntityTexts } from '../../../../../_ui/entities';
import { ErrorState } from '../../../../../_ui/states';
import { countOf } from '../../figures';
import { stretches } from '../../period';
import { Trend } from '../../trend';
import { usePointLabel } from '../../use-point-label';

/** Each part is a query, and all travel in one request. */
const PARTS = 13;

type Props = { type: EntityType; entityId: number; startDate: string; endDate: string };

/** The times that something was seen, part by part of the period. */
export function EntityTrend({ type, entityId, startDate, endDate }: Props) {
  const t = useTranslations('statistics');
  const { figures } = useEntityTexts()(type);
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
    values: [countOf(queries[index]?.data?.widgets[0]?.events ?? {}, EVENTS[type].outcomes.seen)],
  }));
  return <Trend title={t('overTime')} series={[figures.seen]} points={points} shape="bar" />;
}
