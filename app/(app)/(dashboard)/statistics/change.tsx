'use client';
import { Text, VisuallyHidden } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '../../../../ui/icons';
import classes from './statistics.module.css';

/** The count in the period before from which on a change is told in percent: of a few, percentages say little. */
const MIN_PERCENT_BASE = 20;

type Props = {
  /** The difference to before. */
  change: number;
  /** As it is shown, without a sign. */
  shown: string;
  before: string;
};

/** More or less than in the period before, with what it was then: by an arrow and a sign, not by color alone. */
export function Change({ change, shown, before }: Props) {
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

/** A change of a count: in percent, or as a number where there were few before. */
export function ChangeOfCount({ count, previousCount }: { count: number; previousCount: number }) {
  const format = useFormatter();
  const change = count - previousCount;
  const shown =
    previousCount < MIN_PERCENT_BASE
      ? format.number(Math.abs(change))
      : format.number(Math.abs(change) / previousCount, { style: 'percent', maximumFractionDigits: 1 });
  return <Change change={change} shown={shown} before={format.number(previousCount)} />;
}
