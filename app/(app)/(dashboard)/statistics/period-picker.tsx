'use client';
import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MAX } from '../../../../widgets/contract/limits';
import { dayOf, dayText } from '../../../../widgets/targeting/dates';
import type { useUrlState } from '../../../_ui/navigation/url-state';
import { daysBetween, LAST_DAYS, type Period } from './period';

type Props = {
  period: Period;
  url: ReturnType<typeof useUrlState>;
  /** Also offers all time. */
  allowAll?: boolean;
};

function CustomDays({ period, url, allowAll }: Props) {
  const t = useTranslations('statistics.period');
  const [from, setFrom] = useState(period.startDate ?? '');
  const [to, setTo] = useState(period.endDate ?? '');
  const fault = (start: string, end: string) => {
    if (!start || !end) return undefined;
    if (start > end) return t('order');
    return !allowAll && daysBetween(start, end) > MAX.periodDays ? t('tooLong', { days: MAX.periodDays }) : undefined;
  };
  const applyIfValid = (start: string, end: string) => {
    if (start && end && !fault(start, end)) url.set({ days: null, from: start, to: end, offset: null });
  };
  const today = dayText(dayOf(Date.now()));
  return (
    <Group gap="xs" align="flex-start">
      <TextInput
        type="date"
        aria-label={t('from')}
        max={today}
        value={from}
        error={fault(from, to)}
        onChange={({ currentTarget: { value } }) => {
          setFrom(value);
          applyIfValid(value, to);
        }}
      />
      <TextInput
        type="date"
        aria-label={t('to')}
        max={today}
        value={to}
        onChange={({ currentTarget: { value } }) => {
          setTo(value);
          applyIfValid(from, value);
        }}
      />
    </Group>
  );
}

/** Chooses the period. The URL holds it. */
export function PeriodPicker({ period, url, allowAll = false }: Props) {
  const t = useTranslations('statistics.period');
  const choose = (choice: string) => {
    const today = dayText(dayOf(Date.now()));
    if (choice === 'custom')
      url.set({ days: null, from: period.startDate ?? today, to: period.endDate ?? today, offset: null });
    else url.set({ days: choice, from: null, to: null, offset: null });
  };
  const choices = [
    ...(allowAll ? [{ value: 'all', label: t('all') }] : []),
    ...LAST_DAYS.map((days) => ({ value: String(days), label: t('last', { days }) })),
    { value: 'custom', label: t('custom') },
  ];
  return (
    <Group gap="xs" align="flex-start">
      <NativeSelect
        aria-label={t('label')}
        w={150}
        data={choices}
        value={period.choice}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {period.choice === 'custom' && <CustomDays period={period} url={url} allowAll={allowAll} />}
    </Group>
  );
}
