'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WidgetType } from '../../widgets/contract/types';
import { Select } from '../lazy/select';
import type { FieldProps } from './fields';
import { type UseReferables, useReferences } from './references';
import { useField } from './scope';

type Props = FieldProps & { find: UseReferables };

function Pick({ name, find: useFound, ...props }: Props) {
  const t = useTranslations('forms.pick');
  const common = useTranslations('forms.display');
  const { path, value, change, disabled, error } = useField(name);
  const stored = typeof value === 'number' ? value : undefined;
  const [search, setSearch] = useState('');
  const { found, chosen } = useFound(search, stored);
  const rows = [...(found ?? [])];
  if (chosen && !rows.some(({ id }) => id === chosen.id)) rows.unshift(chosen);
  const data = rows.map(({ id, name: title, active }) => ({
    value: String(id),
    label: active ? title : t('draft', { name: title }),
  }));
  if (stored !== undefined && chosen === null)
    data.unshift({ value: String(stored), label: t('gone', { id: stored }) });
  return (
    <Select
      data-field={path}
      data={data}
      value={stored === undefined ? null : String(stored)}
      onChange={(next) => change(next === null ? undefined : Number(next))}
      search={{
        onSearchChange: setSearch,
        filter: ({ options }) => options,
        nothingFoundMessage: found ? t('none') : t('loading'),
      }}
      clear={common('clear')}
      readOnly={disabled}
      error={error}
      {...props}
    />
  );
}

type WidgetFieldProps = FieldProps & { type: WidgetType; placeholder: string };

/** The field to choose a widget of a type. */
export function WidgetField({ type, ...props }: WidgetFieldProps) {
  const { useWidgets } = useReferences();
  return <Pick find={(search, stored) => useWidgets(type, search, stored)} {...props} />;
}

/** The field to choose a changelog of the company. */
export function ChangelogField(props: FieldProps) {
  const t = useTranslations('forms.pick');
  return <Pick placeholder={t('changelog')} find={useReferences().useChangelogs} {...props} />;
}
