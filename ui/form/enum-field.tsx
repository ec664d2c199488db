'use client';
import { Box } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Select } from '../lazy/select';
import type { FieldProps } from './fields';
import classes from './form.module.css';
import { Hint } from './hint';
import { textOf, useField } from './scope';
import { type Enumeration, isKnown, useValueName } from './values';

/** Says that a stored value is not among the known ones. Nothing when it is. */
export function UnknownValue({ values, value }: { values: readonly string[]; value: string }) {
  const t = useTranslations('forms');
  return value && !isKnown(values, value) ? <Hint kind="warning">{t('unknownHint', { value })}</Hint> : null;
}

type Props<Value extends string> = FieldProps &
  Enumeration<Value> & {
    /** The value that holds when nothing is stored. Without it there is always a value. */
    initially?: Value;
    /** Only these of the known values are offered, and the one that is stored. */
    only?: readonly Value[] | undefined;
    onPick?: (value: string | undefined) => void;
  };

/** One value of an enumeration. An unknown one that is stored stays until another is chosen. */
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
