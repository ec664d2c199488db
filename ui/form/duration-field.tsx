'use client';
import { Input, NativeSelect, NumberInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTypedNumber } from '../typed-number';
import type { FieldProps } from './fields';
import classes from './form.module.css';
import { useField } from './scope';

const HOURS = { hours: 1, days: 24 } as const;
type Unit = keyof typeof HOURS;

const unitOf = (stored: unknown): Unit =>
  typeof stored === 'number' && stored > 0 && stored % HOURS.days === 0 ? 'days' : 'hours';

type DurationProps = FieldProps & {
  /** The minimum and the maximum, in hours. */
  min: number;
  max?: number;
  /** Only whole hours are stored. */
  whole?: boolean;
};

/** The field of a duration, stored in hours, and shown in days if it is a whole number of days. */
export function DurationField({ name, label, description, min, max, whole = false, ...props }: DurationProps) {
  const t = useTranslations('forms');
  const id = useId();
  const { path, value, change, disabled, error } = useField(name);
  const [chosen, setChosen] = useState<Unit>();
  const unit = chosen ?? unitOf(value);
  const inHours = (count: number) => (whole ? Math.round(count * HOURS[unit]) : count * HOURS[unit]);
  const stored = typeof value === 'number' ? value / HOURS[unit] : value;
  const typed = useTypedNumber(stored, (count) => {
    setChosen(unit);
    change(count === undefined ? undefined : inHours(count));
  });
  return (
    <Input.Wrapper id={id} label={label} description={description} error={error}>
      <div className={classes.duration} data-described={Boolean(description) || undefined}>
        <NumberInput
          data-field={path}
          id={id}
          aria-describedby={[description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ')}
          {...typed}
          min={min / HOURS[unit]}
          {...(max !== undefined && { max: max / HOURS[unit] })}
          allowNegative={false}
          clampBehavior="blur"
          readOnly={disabled}
          hideControls={disabled}
          error={Boolean(error)}
          {...props}
        />
        <NativeSelect
          aria-label={t('unitOf', { label })}
          data={(Object.keys(HOURS) as Unit[]).map((one) => ({ value: one, label: t(one) }))}
          value={unit}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            const next = currentTarget.value as Unit;
            setChosen(next);
            if (typeof value === 'number') change((value / HOURS[unit]) * HOURS[next]);
          }}
        />
      </div>
    </Input.Wrapper>
  );
}
