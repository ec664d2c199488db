'use client';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../_ui/api';
import type { FieldProps } from './fields';
import { useField } from './scope';

const SHOWN = 50;

type Choice = { id: number; name: string; active: boolean };

type PickProps = FieldProps & {
  choices: readonly Choice[] | undefined;
  /** The chosen one, when it is not among the choices; null when it does not exist. */
  chosen: Choice | null | undefined;
  onSearch: (text: string) => void;
};

function Pick({ name, choices, chosen, onSearch, ...props }: PickProps) {
  const t = useTranslations('forms');
  const { path, value, put, disabled, error } = useField(name);
  const rows = [...(choices ?? [])];
  if (chosen && !rows.some(({ id }) => id === chosen.id)) rows.unshift(chosen);
  const data = rows.map(({ id, name: title, active }) => ({
    value: String(id),
    label: active ? title : t('pick.draft', { name: title }),
  }));
  const stored = typeof value === 'number' ? value : undefined;
  if (stored !== undefined && chosen === null)
    data.unshift({ value: String(stored), label: t('pick.gone', { id: stored }) });
  return (
    <Select
      data-field={path}
      data={data}
      value={stored === undefined ? null : String(stored)}
      onChange={(next) => put(next === null ? undefined : Number(next))}
      searchable
      onSearchChange={onSearch}
      filter={({ options }) => options}
      nothingFoundMessage={choices ? t('pick.none') : t('pick.loading')}
      clearable={!disabled}
      clearButtonProps={{ 'aria-label': t('display.clear') }}
      checkIconPosition="right"
      readOnly={disabled}
      error={error}
      {...props}
    />
  );
}

/** A product tour of the company. */
export function TourField(props: FieldProps) {
  const t = useTranslations('forms.pick');
  const api = useApi();
  const { value } = useField(props.name);
  const stored = typeof value === 'number' ? value : undefined;
  const [search, setSearch] = useState('');
  const [text] = useDebouncedValue(search, 200);
  const chosen = useQuery(
    api.productTours.get.queryOptions({ id: stored ?? 0 }, { enabled: stored !== undefined, retry: false }),
  );
  // The label of the chosen one stands in the search box, which is no search.
  const query = text && !text.startsWith(chosen.data?.name ?? '\n') ? text : undefined;
  const { data } = useQuery({
    ...api.productTours.list.queryOptions({ limit: SHOWN, query }),
    placeholderData: (before) => before,
  });
  return (
    <Pick
      placeholder={t('tour')}
      choices={data?.data as Choice[] | undefined}
      chosen={chosen.error ? null : chosen.data}
      onSearch={setSearch}
      {...props}
    />
  );
}

/** A changelog of the company. */
export function ChangelogField(props: FieldProps) {
  const t = useTranslations('forms.pick');
  const { value } = useField(props.name);
  const [search, setSearch] = useState('');
  const { data } = useQuery(useApi().changelogs.list.queryOptions({ limit: 100 }));
  const stored = data?.data.find(({ id }) => id === value);
  const wanted = search && search !== stored?.name ? search.toLowerCase() : '';
  return (
    <Pick
      placeholder={t('changelog')}
      choices={data?.data.filter(({ name }) => name.toLowerCase().includes(wanted))}
      chosen={data && typeof value === 'number' ? (stored ?? null) : stored}
      onSearch={setSearch}
      {...props}
    />
  );
}
