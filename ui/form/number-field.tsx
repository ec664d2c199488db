'use client';
import { NumberInput } from '@mantine/core';
import { useTypedNumber } from '../typed-number';
import type { FieldProps } from './fields';
import classes from './form.module.css';
import { useField } from './scope';

type NumberProps = FieldProps & { min?: number; max?: number; unit?: string; whole?: boolean };

/** The field of a number. If it is empty, the default is used. */
export function NumberField({ name, min = 0, max, unit, whole = false, ...props }: NumberProps) {
  const { path, value, change, disabled, error } = useField(name);
  const typed = useTypedNumber(value, change);
  return (
    <NumberInput
      data-field={path}
      {...typed}
      min={min}
      max={max}
      allowNegative={false}
      allowDecimal={!whole}
      clampBehavior="blur"
      suffix={unit ? ` ${unit}` : undefined}
      classNames={{ wrapper: classes.short }}
      readOnly={disabled}
      hideControls={disabled}
      error={error}
      {...props}
    />
  );
}
