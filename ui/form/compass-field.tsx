'use client';
import { Input } from '@mantine/core';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import classes from './compass.module.css';
import { UnknownValue } from './enum-field';
import type { FieldProps } from './fields';
import { textOf, useField } from './scope';
import { type Enumeration, isKnown, useValueName } from './values';

/** The placements in the order of the arrow keys: around the element, clockwise. */
const AROUND = [
  'auto',
  'top-start',
  'top',
  'top-end',
  'right-start',
  'right',
  'right-end',
  'bottom-end',
  'bottom',
  'bottom-start',
  'left-end',
  'left',
  'left-start',
];

type Props<Value extends string> = FieldProps &
  Enumeration<Value> & {
    /** The value that applies if none is stored. */
    initially: Value;
  };

/** The field of a placement around an element, chosen on a drawing. */
export function CompassField<const Value extends string>(field: Props<Value>) {
  const { name, label, description, values, nameOf, initially } = field;
  const t = useTranslations('forms');
  const valueName = useValueName();
  const id = useId();
  const { path, value, change, disabled, error } = useField(name);
  const stored = textOf(value);
  const current = stored || initially;
  const shown = current.startsWith('auto-') ? 'auto' : current;
  const offered = AROUND.filter((one) => isKnown(values, one));
  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error} data-field={path}>
      <div className={classes.holder}>
        <div role="radiogroup" aria-label={label} aria-readonly={disabled || undefined} className={classes.compass}>
          {offered.map((one) => (
            <label key={one} className={classes.place} data-at={one} title={valueName(field, one)}>
              <input
                type="radio"
                name={id}
                value={one}
                checked={one === shown}
                disabled={disabled}
                onChange={() => change(one)}
                aria-label={valueName(field, one)}
              />
              {one === 'auto' ? <span className={classes.auto}>{t('compass.element')}</span> : <i />}
            </label>
          ))}
        </div>
        <span className={classes.reading}>
          {stored ? valueName(field, stored) : t('default', { value: nameOf(initially) })}
        </span>
      </div>
      <UnknownValue values={values} value={stored} />
    </Input.Wrapper>
  );
}
