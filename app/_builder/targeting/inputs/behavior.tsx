'use client';
import { Autocomplete, Group, NumberInput, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { MAX } from '../../../../widgets/contract/limits';
import { isWidgetType } from '../../../../widgets/contract/types';
import { useApi } from '../../../_ui/data/api';
import { type EventName, useEventNames } from '../event-names';
import { widgetNameKey, widgetRef } from '../names';
import type { RuleInputProps } from '../rule-input';

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** Input for the number of days to look back; empty for no limit. */
function WithinDays({ rule, change, disabled }: Pick<RuleInputProps, 'rule' | 'change' | 'disabled'>) {
  const t = useTranslations('targeting');
  const { withinDays, ...rest } = record(rule.value);
  return (
    <NumberInput
      aria-label={t('withinDays')}
      placeholder={t('ever')}
      prefix={t('withinPrefix')}
      suffix={t('daysSuffix')}
      value={typeof withinDays === 'number' ? withinDays : ''}
      onChange={(days) => change({ value: typeof days === 'number' ? { ...rest, withinDays: days } : rest })}
      min={1}
      max={MAX.daysBack}
      allowNegative={false}
      allowDecimal={false}
      disabled={disabled}
      w={180}
    />
  );
}

/** Inputs of a `widget-state` rule: the widget, found by its name, and the number of days to look back. */
export function WidgetStateInput({ rule, change, disabled, issue, field }: RuleInputProps) {
  const t = useTranslations();
  const api = useApi();
  const client = useQueryClient();
  const [search, setSearch] = useState('');
  const [query] = useDebouncedValue(search, 250);
  const chosen = widgetRef(rule.value);
  const keyOf = (type: string, id: number) => `${type}:${id}`;
  const { data: name } = useQuery<string | null>({
    queryKey: widgetNameKey(chosen ?? { entityType: '', entityId: 0 }),
    // The description above the rules loads the name under the same key.
    queryFn: skipToken,
  });
  const label = chosen && (name ?? `${chosen.entityType} #${chosen.entityId}`);
  // The field holds the selected item, not a query.
  const wanted = query === label ? '' : query;
  const found = useQuery({
    ...api.widgets.list.queryOptions({ limit: 30, ...(wanted ? { query: wanted } : {}) }),
    placeholderData: keepPreviousData,
  });
  const rows = found.data?.data ?? [];
  const options = rows.map(({ type, id, name }) => ({ value: keyOf(type, id), label: name }));
  const current = chosen ? keyOf(chosen.entityType, chosen.entityId) : null;
  if (current && !options.some(({ value }) => value === current))
    options.unshift({ value: current, label: label ?? '' });
  const choose = (value: string | null) => {
    const row = rows.find(({ type, id }) => keyOf(type, id) === value);
    if (!row) return;
    const ref = { entityType: row.type, entityId: row.id };
    client.setQueryData(widgetNameKey(ref), row.name);
    change({ value: { ...record(rule.value), ...ref } });
  };
  return (
    <Group gap="xs" align="flex-start" wrap="wrap">
      <Select
        flex="1 1 14rem"
        data-field={field('value')}
        aria-label={t('targeting.widget')}
        placeholder={t('targeting.widgetPlaceholder')}
        data={options}
        value={current}
        onChange={choose}
        searchable
        searchValue={search}
        onSearchChange={setSearch}
        filter={({ options }) => options}
        renderOption={({ option }) => {
          const type = option.value.split(':', 1).join();
          return (
            <span>
              {option.label}
              {isWidgetType(type) && <small style={{ opacity: 0.8 }}> · {t(`types.${type}.name.one`)}</small>}
            </span>
          );
        }}
        nothingFoundMessage={t('targeting.nothingFound')}
        allowDeselect={false}
        disabled={disabled}
        error={issue('value')}
      />
      <WithinDays rule={rule} change={change} disabled={disabled} />
    </Group>
  );
}

/** Input for the name of an event. It suggests the names of received events and accepts any other text. */
function EventNameInput({ rule, change, disabled, issue, field }: Omit<RuleInputProps, 'operator'>) {
  const t = useTranslations('targeting');
  const format = useFormatter();
  const value = record(rule.value);
  const name = typeof value.name === 'string' ? value.name : '';
  const names = useEventNames(name);
  const byName = new Map(names.map((one) => [one.name, one]));
  const groups = [
    { group: t('ownEvents'), items: names.filter(({ isOwn }) => isOwn).map(({ name }) => name) },
    { group: t('widgetEvents'), items: names.filter(({ isOwn }) => !isOwn).map(({ name }) => name) },
  ];
  const about = ({ count, lastSeenOn }: EventName) =>
    t('eventSeen', {
      count: format.number(count),
      day: format.dateTime(new Date(lastSeenOn), { dateStyle: 'medium', timeZone: 'UTC' }),
    });
  return (
    <Autocomplete
      flex="1 1 12rem"
      data-field={field('value')}
      aria-label={t('eventName')}
      placeholder="project_created"
      value={name}
      onChange={(name) => change({ value: { ...value, name } })}
      data={groups.filter(({ items }) => items.length)}
      renderOption={({ option }) => {
        const known = byName.get(option.value);
        return (
          <span style={{ overflowWrap: 'anywhere' }}>
            {option.value}
            {known && <small style={{ display: 'block', opacity: 0.8 }}>{about(known)}</small>}
          </span>
        );
      }}
      disabled={disabled}
      error={issue('value')}
      maxLength={100}
      spellCheck={false}
      autoCapitalize="off"
    />
  );
}

/** Inputs of an `event` rule: the event, the minimum count, and the number of days to look back. */
export function EventInput({ operator, ...props }: RuleInputProps) {
  const t = useTranslations('targeting');
  const { rule, change, disabled } = props;
  const value = record(rule.value);
  return (
    <Group gap="xs" align="flex-start" wrap="wrap">
      <EventNameInput {...props} />
      {operator === 'count-at-least' && (
        <NumberInput
          aria-label={t('count')}
          suffix={t('timesSuffix')}
          value={typeof value.count === 'number' ? value.count : ''}
          onChange={(count) => change({ value: { ...value, count: typeof count === 'number' ? count : 1 } })}
          min={1}
          max={1_000_000}
          allowDecimal={false}
          allowNegative={false}
          disabled={disabled}
          w={120}
        />
      )}
      <WithinDays rule={rule} change={change} disabled={disabled} />
    </Group>
  );
}
