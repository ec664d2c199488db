'use client';
import { useFormatter } from 'use-intl';
import type { EntityType } from '../../../../widgets/contract/entities';

/** Formats a rate for display: a percentage, but a plain number for a changelog, whose rate is posts per open. */
export function useFormatRate(): (type: EntityType, percent: number) => string {
  const format = useFormatter();
  return (type, percent) =>
    type === 'changelog'
      ? format.number(percent / 100, { maximumFractionDigits: 1 })
      : format.number(percent / 100, { style: 'percent', maximumFractionDigits: 1 });
}
