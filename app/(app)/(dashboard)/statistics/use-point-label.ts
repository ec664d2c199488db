'use client';
import { useFormatter } from 'use-intl';
import { dayStart } from './period';

/** Labels a point of a trend by its first day. */
export function usePointLabel(): (day: string, granularity: string) => string {
  const format = useFormatter();
  return (day, granularity) =>
    format.dateTime(new Date(dayStart(day)), {
      timeZone: 'UTC',
      ...(granularity === 'month' ? { month: 'short', year: 'numeric' } : { month: 'short', day: 'numeric' }),
    });
}
