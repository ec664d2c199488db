'use client';
import { Checkbox, Group, MultiSelect } from '@mantine/core';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { countries, languages } from '../places';
import type { RuleInputProps } from '../rule-input';
import { textsOf } from '../rule-types';

const DEVICES = ['desktop', 'tablet', 'mobile'] as const;

/** Input for the devices of a rule. */
export function DeviceInput({ rule, change, disabled, issue, field }: RuleInputProps) {
  const t = useTranslations('targeting');
  const value = textsOf(rule.value);
  const unknown = value.filter((one) => !(DEVICES as readonly string[]).includes(one));
  return (
    <Checkbox.Group
      data-field={field('value')}
      aria-label={t('types.device.name')}
      value={value}
      onChange={(value) => change({ value })}
      disabled={disabled}
      error={issue('value')}
    >
      <Group gap="lg" mih={36}>
        {DEVICES.map((device) => (
          <Checkbox key={device} value={device} label={t(`devices.${device}`)} />
        ))}
        {unknown.map((device) => (
          <Checkbox key={device} value={device} label={device} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

/** Input for the countries of a `location` rule, or the languages of a `language` rule. */
export function PlaceInput({ rule, change, disabled, issue, field }: RuleInputProps) {
  const t = useTranslations('targeting');
  const locale = useLocale();
  const isCountry = rule.type === 'location';
  const known = useMemo(() => (isCountry ? countries(locale) : languages(locale)), [isCountry, locale]);
  // Stored country codes may be in lower case, but the options are in upper case.
  const value = textsOf(rule.value).map((one) => (isCountry ? one.toUpperCase() : one));
  const unknown = value.filter((one) => !known.some((option) => option.value === one));
  return (
    <MultiSelect
      data-field={field('value')}
      aria-label={t(isCountry ? 'countries' : 'languages')}
      placeholder={value.length ? '' : t(isCountry ? 'countriesPlaceholder' : 'languagesPlaceholder')}
      data={[...known, ...unknown.map((one) => ({ value: one, label: one }))]}
      value={value}
      onChange={(value) => change({ value })}
      searchable
      clearable
      hidePickedOptions
      nothingFoundMessage={t('nothingFound')}
      disabled={disabled}
      error={issue('value')}
    />
  );
}
