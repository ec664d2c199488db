'use client';
import { Paper, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Outputs } from '../../../_ui/data/api';
import { Link } from '../../../_ui/navigation/link';
import { ENTITY_ICONS, useEntityTexts } from '../../../_ui/texts/entities';
import { ChangeOfCount } from './change';
import { RateChange } from './rate-change';
import { Sparkline } from './sparkline';
import classes from './statistics.module.css';
import { useFormatRate } from './use-rate';

type Summary = Outputs['stats']['summary'];
export type Feature = Summary['features'][number];

type Props = {
  feature: Feature;
  granularity: Summary['period']['granularity'];
  query: string;
  /** Replaces the count for features where another figure is more useful. */
  headline?: ReactNode;
};

/** One feature: its figure, its rate, how both changed, and a link to the statistics of its widgets. */
export function FeatureCard({ feature, granularity, query, headline }: Props) {
  const t = useTranslations('statistics');
  const format = useFormatter();
  const textsOf = useEntityTexts();
  const rate = useFormatRate();
  const { type, primary, secondary, trend } = feature;
  const { name, figures } = textsOf(type);
  const Icon = ENTITY_ICONS[type];
  const counts = trend.map(({ count }) => count);
  const label = figures.primary ?? primary.label;
  const highest = Math.max(...counts);
  return (
    <Paper withBorder component="section" className={classes.card}>
      <Title order={2} className={classes.label} mb={10}>
        <Icon size={16} stroke={1.8} aria-hidden />
        <Link className={classes.cardLink} href={`/statistics/${type}${query}`}>
          {name.many}
        </Link>
      </Title>
      {headline || (
        <>
          <div className={classes.headline}>
            <span className={classes.figure}>{format.number(primary.count)}</span>
            <ChangeOfCount {...primary} />
          </div>
          <div className={classes.label}>{label}</div>
        </>
      )}
      <div className={classes.spark}>
        <Sparkline data={counts} />
      </div>
      <div className={classes.caption} aria-hidden>
        {t(`trendOf.${granularity}`, { label, highest })}
      </div>
      <VisuallyHidden>
        {t('sparkline', { label, lowest: Math.min(...counts), highest, last: counts.at(-1) ?? 0 })}
      </VisuallyHidden>
      <div className={classes.rate}>
        <span>
          {figures.secondary ?? secondary.label} <strong>{rate(type, secondary.value)}</strong>
        </span>
        <RateChange type={type} value={secondary.value} previousValue={secondary.previousValue} />
      </div>
    </Paper>
  );
}
