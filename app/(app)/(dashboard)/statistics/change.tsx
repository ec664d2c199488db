'use client';
import { Text, VisuallyHidden } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '../../../../ui/icons';
import classes from './statistics.module.css';

/** The minimum count in the previous period for a change in percent. Percentages of small counts say little. */
const MIN_PERCENT_BASE = 20;

type Props = {
  /** The difference from the previous period. */
  change: number;
  /** The formatted difference, without a sign. */
  shown: string;
  /** The formatted figure of the previous period. */
  before: string;
};

/** The change since the previous period, and the figure of that period. An arrow and a sign show the direction, not color alone. */
export function ChangeLabel({ change, shown, before }: Props) {
  const t = useTranslations('statistics');
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  const Icon = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconMinus }[direction];
  const sign = { up: '+', down: '−', same: '' }[direction];
  return (
    <Text component="span" size="sm" className={classes.change}>
      <span className={classes.difference} data-direction={direction}>
        <Icon size={15} stroke={2} aria-hidden />
        {sign}
        {shown}
      </span>
      <span aria-hidden>{t('from', { before })}</span>
      <VisuallyHidden>{t('before', { before })}</VisuallyHidden>
    </Text>
  );
}

/** A change of a count: in percent, or as a number if the previous count is small. */
export function ChangeOfCount({ count, previousCount }: { count: number; previousCount: number }) {
  const format = useFormatter();
  const change = count - previousCount;
  const shown =
    previousCount < MIN_PERCENT_BASE
      ? format.number(Math.abs(change))
      : format.number(Math.abs(change) / previousCount, { style: 'percent', maximumFractionDigits: 1 });
  return <ChangeLabel change={change} shown={shown} before={format.number(previousCount)} />;
}
