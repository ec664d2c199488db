'use client';
import { Select, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { KNOWN, LIMITS } from '../../../../widgets/known-values';
import { textOf, useField } from '../scope';
import { useValueLabel } from '../values';
import { EmojiField } from './emoji-field';
import classes from './feedback.module.css';

function KindField() {
  const t = useTranslations('forms.feedback');
  const label = useValueLabel();
  const { path, value, put, disabled, error } = useField('type');
  const stored = textOf(value) || 'other';
  const offered: string[] = [...KNOWN.optionType];
  if (!offered.includes(stored)) offered.push(stored);
  return (
    <Select
      data-field={path}
      aria-label={t('kind')}
      data={offered.map((one) => ({ value: one, label: label('optionType', one) }))}
      value={stored}
      onChange={(next) => put(next ?? 'other')}
      allowDeselect={false}
      checkIconPosition="right"
      comboboxProps={{ width: 190, position: 'bottom-end' }}
      readOnly={disabled}
      error={error}
      className={classes.kind}
    />
  );
}

/** The fields of an option, in one line. */
export function OptionFields() {
  const t = useTranslations('forms.feedback');
  const { path, value, put, disabled, error } = useField('name');
  return (
    <>
      <EmojiField />
      <TextInput
        data-field={path}
        aria-label={t('name')}
        placeholder={t('name')}
        value={textOf(value)}
        onChange={({ currentTarget }) => put(currentTarget.value)}
        maxLength={LIMITS.label}
        readOnly={disabled}
        error={error}
        className={classes.name}
      />
      <KindField />
    </>
  );
}
