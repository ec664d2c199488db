'use client';
import { TextInput } from '@mantine/core';
import { useFormatter, useTimeZone, useTranslations } from 'use-intl';
import { toLocal, toMoment } from '../../../../ui/time-zone';
import { zoneName } from '../../../../ui/zone-name';
import type { RuleInputProps } from '../rule-input';

/** Formats a timestamp for the browser's date and time field, in a time zone. */
function localOf(value: unknown, zone: string): string {
  const at = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(at.getTime()) ? '' : toLocal(at, zone).slice(0, 16);
}

/** Input for a date and time, in the time zone of the dashboard. */
export function MomentInput({ rule, change, disabled, issue, field }: RuleInputProps) {
  const t = useTranslations('targeting');
  const format = useFormatter();
  const zone = useTimeZone() ?? 'UTC';
  const local = localOf(rule.value, zone);
  const utc =
    local &&
    format.dateTime(new Date(String(rule.value)), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const pick = (text: string) => change({ value: text ? toMoment(text, zone) : undefined });
  return (
    <TextInput
      data-field={field('value')}
      type="datetime-local"
      aria-label={t('moment')}
      value={local}
      onChange={(event) => pick(event.currentTarget.value)}
      disabled={disabled}
      error={issue('value')}
      maw={260}
      inputWrapperOrder={['input', 'description', 'error']}
      description={t('momentHint', {
        zone: zoneName(zone),
        utc: utc || '–',
      })}
    />
  );
}
