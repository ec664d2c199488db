'use client';
import { Group, NumberInput, Slider, Text, TextInput } from '@mantine/core';
import { useFormatter, useTimeZone, useTranslations } from 'use-intl';
import { toLocal, toMoment } from '../../../../ui/time-zone';
import { useTypedNumber } from '../../../../ui/typed-number';
import { zoneName } from '../../../../ui/zone-name';
import type { RuleInputProps } from '../rule-input';
import classes from '../targeting.module.css';

/** The moment as the browser's own date and time field writes it, in a time zone. */
function localOf(value: unknown, zone: string): string {
  const at = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(at.getTime()) ? '' : toLocal(at, zone).slice(0, 16);
}

/** Before or after which moment, in the time zone of the dashboard. */
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

/** The share of people, always the same ones. */
export function RolloutInput({ rule, change, disabled, issue, field }: RuleInputProps) {
  const t = useTranslations('targeting');
  const share = typeof rule.value === 'number' ? rule.value : 0;
  const typed = useTypedNumber(rule.value, (value) => value !== undefined && change({ value }));
  return (
    <div data-field={field('value')}>
      <Group gap="md" wrap="nowrap">
        <Slider
          flex="1 1 auto"
          miw={80}
          thumbLabel={t('share')}
          value={share}
          onChange={(value) => change({ value })}
          label={(value) => `${value}%`}
          disabled={disabled}
        />
        <NumberInput
          aria-label={t('share')}
          w={96}
          suffix="%"
          {...typed}
          min={0}
          max={100}
          clampBehavior="strict"
          allowNegative={false}
          disabled={disabled}
          error={issue('value') !== undefined}
        />
      </Group>
      {issue('value') && (
        <Text size="xs" className={classes.error} mt={4} role="alert">
          {issue('value')}
        </Text>
      )}
    </div>
  );
}
