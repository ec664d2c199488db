'use client';
import { Text, VisuallyHidden } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '../../../../ui/icons';
import classes from './statistics.module.css';

type Props = {
  /** The difference to before. */
  change: number;
  /** As it is shown, without a sign. */
  shown: string;
  before: string;
};

/** More or less than in the period before: by an arrow and a sign, not by colour alone. */
export function Change({ change, shown, before }: Props) {
  const t = useTranslations('statistics');
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  const Icon = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconMinus }[direction];
  const sign = { up: '+', down: '−', same: '' }[direction];
  return (
    <Text component="span" size="sm" fw={550} className={classes.change} data-direction={direction} tabIndex={0}>
      <Icon size={15} stroke={2} aria-hidden />
      {sign}
      {shown}
      <VisuallyHidden>{t('before', { before })}</VisuallyHidden>
      <span className={classes.hint} aria-hidden>
        {t('before', { before })}
      </span>
    </Text>
  );
}

/** A change of a count, in percent. */
export function ChangePct({ changePct, previousCount }: { changePct: number; previousCount: number }) {
  const format = useFormatter();
  const shown = format.number(Math.abs(changePct) / 100, { style: 'percent', maximumFractionDigits: 1 });
  return <Change change={changePct} shown={shown} before={format.number(previousCount)} />;
}
