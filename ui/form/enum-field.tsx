'use client';
import { Box } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Select } from '../lazy/select';
import type { FieldProps } from './fields';
import classes from './form.module.css';
import { Hint } from './hint';
import { textOf, useField } from './scope';
import { type Enumeration, isKnown, useValueName } from './values';

/** A hint that a stored value is not one of the known values; nothing for a known value. */
export function UnknownValue({ values, value }: { values: readonly string[]; value: string }) {
  const t = useTranslations('forms');
  return value && !isKnown(values, value) ? <Hint kind="warning">{t('unknownHint', { value })}</Hint> : null;
}

type Props<Value extends string> = FieldProps &
  Enumeration<Value> & {
    /** The value that applies if none is stored. Without `initially`, the field cannot be cleared. */
    initially?: Value;
    /** Offers only these of the known values, and the stored value. */
    only?: readonly Value[] | undefined;
    onPick?: (value: string | undefined) => void;
  };

/** The field of a value of an enumeration. A stored unknown value is kept until the person chooses another. */
export function EnumField<const Value extends string>(field: Props<Value>) {
  const { name, values, nameOf, initially, only, onPick, ...props } = field;
  const t = useTranslations('forms');
  const valueName = useValueName();
  const { path, value, change, disabled, error } = useField(name);
  const stored = textOf(value);
  const offered: string[] = [...(only ?? values)];
  if (stored && !offered.includes(stored)) offered.push(stored);
  return (
    <Box>
      <Select
        data-field={path}
        data={offered.map((one) => ({ value: one, label: valueName(field, one) }))}
        value={stored || null}
        onChange={(next) => (onPick ?? change)(next ?? undefined)}
        placeholder={initially && t('default', { value: nameOf(initially) })}
        clear={initially && t('display.clear')}
        className={classes.enum}
        readOnly={disabled}
        error={error}
        {...props}
      />
      <UnknownValue values={values} value={stored} />
    </Box>
  );
}
