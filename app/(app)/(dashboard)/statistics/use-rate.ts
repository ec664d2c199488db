'use client';
import { useFormatter } from 'use-intl';
import type { EntityType } from '../../../../widgets/contract/entities';

/** A rate as it is shown: posts per open is no share, so it is written as a number. */
export function useRate(): (type: EntityType, percent: number) => string {
  const format = useFormatter();
  return (type, percent) =>
    type === 'changelog'
      ? format.number(percent / 100, { maximumFractionDigits: 1 })
      : format.number(percent / 100, { style: 'percent', maximumFractionDigits: 1 });
}
