'use client';
import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { textOf, useField } from '../../../ui/form/scope';
import { enumeration, useValueName } from '../../../ui/form/values';
import { Select } from '../../../ui/lazy/select';
import { LENGTHS } from '../../contract/limits';
import { knownValues } from '../known-values';
import { EmojiField } from './emoji-field';
import classes from './feedback.module.css';

function TypeField() {
  const t = useTranslations('editing.feedbackWidget');
  const valueName = useValueName();
  const types = enumeration(knownValues.optionType, (type) => t(`values.optionType.${type}`));
  const { path, value, change, disabled, error } = useField('type');
  const stored = textOf(value) || 'other';
  const offered: string[] = [...types.values];
  if (!offered.includes(stored)) offered.push(stored);
  return (
    <Select
      data-field={path}
      aria-label={t('form.type')}
      data={offered.map((one) => ({ value: one, label: valueName(types, one) }))}
      value={stored}
      onChange={(next) => change(next ?? 'other')}
      comboboxProps={{ width: 190, position: 'bottom-end' }}
      readOnly={disabled}
      error={error}
      className={classes.type}
    />
  );
}

/** The fields of an option, in one line. */
export function OptionFields() {
  const t = useTranslations('editing.feedbackWidget.form');
  const { path, value, change, disabled, error } = useField('name');
  return (
    <>
      <EmojiField />
      <TextInput
        data-field={path}
        aria-label={t('name')}
        placeholder={t('name')}
        value={textOf(value)}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        maxLength={LENGTHS.label}
        readOnly={disabled}
        error={error}
        className={classes.name}
      />
      <TypeField />
    </>
  );
}
