'use client';
import { useTranslations } from 'use-intl';
import type { EntityType } from '../../../../../../widgets/contract/entities';
import type { Outputs } from '../../../../../_ui/data/api';
import { useEntityTexts } from '../../../../../_ui/texts/entities';
import { Trend } from '../../trend';
import { usePointLabel } from '../../use-point-label';

type Stats = Outputs['stats']['widgets'];

/** How often something was seen. Only daily counts are compared with the previous period, because weeks and months do not align. */
export function EntityTrend({ type, stats, before }: { type: EntityType; stats: Stats; before: Stats | undefined }) {
  const t = useTranslations('statistics');
  const { figures } = useEntityTexts()(type);
  const label = usePointLabel();
  const { granularity = 'day' } = stats.period;
  const trend = stats.widgets[0]?.trend ?? [];
  const previous = granularity === 'day' ? before?.widgets[0]?.trend : undefined;
  const points = trend.map(({ period, count }, place) => ({
    label: label(period, granularity),
    values: previous ? [count, previous[place]?.count ?? null] : [count],
  }));
  return (
    <Trend
      title={t(`byTime.${granularity}`, { what: figures.seen })}
      series={[figures.seen]}
      points={points}
      shape="bar"
      {...(previous ? { before: t('periodBefore', { count: points.length }) } : {})}
    />
  );
}
