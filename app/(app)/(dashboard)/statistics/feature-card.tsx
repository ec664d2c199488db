'use client';
import { Group, Paper, Title, VisuallyHidden } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import type { Outputs } from '../../../_ui/api';
import { ENTITY_ICONS, useEntityTexts } from '../../../_ui/entities';
import { Link } from '../../../_ui/link';
import { Change, ChangePct } from './change';
import { Sparkline } from './sparkline';
import classes from './statistics.module.css';
import { useRate } from './use-rate';

export type Feature = Outputs['stats']['summary']['features'][number];

/** One feature: its figure, its rate, how both changed, and the way to each widget of it. */
export function FeatureCard({ feature, query }: { feature: Feature; query: string }) {
  const t = useTranslations('statistics');
  const format = useFormatter();
  const textsOf = useEntityTexts();
  const rate = useRate();
  const { type, primary, secondary, trend } = feature;
  const { name, figures } = textsOf(type);
  const Icon = ENTITY_ICONS[type];
  const counts = trend.map(({ count }) => count);
  const perOpen = type === 'changelog';
  const points = perOpen ? Math.round(secondary.changePp) / 100 : secondary.changePp;
  const size = format.number(Math.abs(points), { maximumFractionDigits: perOpen ? 2 : 1 });
  return (
    <Paper withBorder component="section" className={classes.card}>
      <Group justify="space-between" gap="xs" mb={10} wrap="nowrap">
        <Title order={2} className={classes.label}>
          <Icon size={16} stroke={1.8} aria-hidden />
          <Link className={classes.cardLink} href={`/statistics/${type}${query}`}>
            {name.many}
          </Link>
        </Title>
        <ChangePct {...primary} />
      </Group>
      <div className={classes.figure}>{format.number(primary.count)}</div>
      <div className={classes.label}>{figures.primary ?? primary.label}</div>
      <div className={classes.spark}>
        <Sparkline data={counts} />
      </div>
      <VisuallyHidden>
        {t('sparkline', { lowest: Math.min(...counts), highest: Math.max(...counts), last: counts.at(-1) ?? 0 })}
      </VisuallyHidden>
      <div className={classes.rate}>
        <span>
          {figures.secondary ?? secondary.label} <strong>{rate(type, secondary.value)}</strong>
        </span>
        <Change
          change={points}
          shown={perOpen ? size : t('points', { points: size })}
          before={rate(type, secondary.previousValue)}
        />
      </div>
    </Paper>
  );
}
