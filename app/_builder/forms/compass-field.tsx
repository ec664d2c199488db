'use client';
import { Input } from '@mantine/core';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import classes from './compass.module.css';
import { UnknownValue } from './enum-field';
import type { FieldProps } from './fields';
import { textOf, useField } from './scope';
import { useValueLabel } from './values';

/** In the order of the arrow keys: around the element, clockwise. */
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

type Props = FieldProps & {
  group: 'stepDirection' | 'tipDirection';
  /** What holds when nothing is stored. */
  initially: string;
};

/** Where something stands beside its element, chosen on a drawing of it. */
export function CompassField({ name, label, description, group, initially }: Props) {
  const t = useTranslations('forms');
  const titleOf = useValueLabel();
  const id = useId();
  const { path, value, put, disabled, error } = useField(name);
  const stored = textOf(value);
  const here = stored || initially;
  const shown = here.startsWith('auto-') ? 'auto' : here;
  const offered = group === 'tipDirection' ? AROUND.filter((one) => !one.includes('-')) : AROUND;
  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error} data-field={path}>
      <div className={classes.holder}>
        <div role="radiogroup" aria-label={label} aria-readonly={disabled || undefined} className={classes.compass}>
          {offered.map((one) => (
            <label key={one} className={classes.place} data-at={one} title={titleOf(group, one)}>
              <input
                type="radio"
                name={id}
                value={one}
                checked={one === shown}
                disabled={disabled}
                onChange={() => put(one)}
                aria-label={titleOf(group, one)}
              />
              {one === 'auto' ? <span className={classes.auto}>{t('compass.element')}</span> : <i />}
            </label>
          ))}
        </div>
        <span className={classes.said}>
          {stored ? titleOf(group, stored) : t('default', { value: titleOf(group, initially) })}
        </span>
      </div>
      <UnknownValue group={group} value={stored} />
    </Input.Wrapper>
  );
}
