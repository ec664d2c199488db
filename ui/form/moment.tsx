'use client';
import '@mantine/dates/styles.css';
import { Box } from '@mantine/core';
import { DateTimePicker } from '@mantine/dates';
import dayjs from 'dayjs';
import { useId } from 'react';
import { useFormatter, useTimeZone, useTranslations } from 'use-intl';
import { toLocal, toMoment } from '../time-zone';
import type { FieldProps } from './fields';
import { Hint } from './hint';
import { textOf, useField } from './scope';

/**
 * The field of a date and time, chosen in the time zone of the dashboard and stored in UTC.
 * @param after the name of another field. A warning is shown if the time of this field is before the time of that one
 */
export function MomentField({ name, after, ...props }: FieldProps & { after?: string }) {
  const t = useTranslations('forms');
  const format = useFormatter();
  const zone = useTimeZone() ?? 'UTC';
  const id = useId();
  const { path, value, change, disabled, error } = useField(name);
  const earlier = textOf(useField(after ?? name).value);
  const text = textOf(value);
  const moment = text && dayjs(text).isValid() ? dayjs(text) : undefined;
  const formatted = (date: Date, timeZone?: string) =>
    format.dateTime(date, { dateStyle: 'medium', timeStyle: 'short', ...(timeZone ? { timeZone } : {}) });
  const inUtc = moment && formatted(moment.toDate(), 'UTC');
  const differsFromUtc = moment !== undefined && inUtc !== undefined && inUtc !== formatted(moment.toDate());
  const tooEarly = after !== undefined && moment && earlier && dayjs(earlier).isAfter(moment);
  return (
    <Box>
      <DateTimePicker
        id={id}
        // The calendar gets its accessible name from the field.
        popoverProps={{ id }}
        hideOutsideDates
        weekendDays={[]}
        data-field={path}
        value={moment ? toLocal(moment.toDate(), zone) : null}
        onChange={(next) => change(next ? toMoment(next, zone) : undefined)}
        valueFormat={(date) => formatted(new Date(toMoment(date, zone)))}
        placeholder={t('display.anyTime')}
        clearable={!disabled}
        clearButtonProps={{ 'aria-label': t('display.clear') }}
        submitButtonProps={{ 'aria-label': t('display.setTime') }}
        ariaLabels={{ previousMonth: t('display.previousMonth'), nextMonth: t('display.nextMonth') }}
        timePickerProps={{ 'aria-label': props.label }}
        readOnly={disabled}
        error={error}
        {...props}
      />
      {differsFromUtc && <Hint>{t('endsUtc', { moment: inUtc })}</Hint>}
      {tooEarly && <Hint kind="warning">{t('display.endsBeforeStart')}</Hint>}
    </Box>
  );
}
