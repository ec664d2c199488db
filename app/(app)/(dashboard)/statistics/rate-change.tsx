'use client';
import { useFormatter, useTranslations } from 'use-intl';
import type { EntityType } from '../../../../widgets/contract/entities';
import { ChangeLabel } from './change';
import { useFormatRate } from './use-rate';

type Props = {
  type: EntityType;
  /** In percent. */
  value: number;
  /** In percent, in the period before. */
  previousValue: number;
};

/** A change of a rate, in percentage points. The rate of a changelog is posts per open, not a share, so its change is a plain number. */
export function RateChange({ type, value, previousValue }: Props) {
  const t = useTranslations('statistics');
  const format = useFormatter();
  const rate = useFormatRate();
  const perOpen = type === 'changelog';
  const digits = perOpen ? 2 : 1;
  const change = Number(((value - previousValue) / (perOpen ? 100 : 1)).toFixed(digits));
  const size = format.number(Math.abs(change), { maximumFractionDigits: digits });
  return (
    <ChangeLabel
      change={change}
      shown={perOpen ? size : t('points', { points: size })}
      before={rate(type, previousValue)}
    />
  );
}
