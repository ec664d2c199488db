'use client';
import '@mantine/dates/styles.css';
import { DateTimePicker } from '@mantine/dates';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { dayIn, toMoment } from '../../ui/time-zone';
import { zoneName } from '../../ui/zone-name';
import { useZone } from '../_ui/texts/zone';

/** Why a scheduled action cannot run at a date and time of the zone, `YYYY-MM-DD HH:mm:ss`; undefined if it can. */
export function timeFault(local: string | null, zone: string): 'timeMissing' | 'timePast' | undefined {
  if (!local) return 'timeMissing';
  return Date.parse(toMoment(local, zone)) <= Date.now() ? 'timePast' : undefined;
}

/** The format of the selected time: fits on one line and includes the day of the week. */
const WRITTEN = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** True for a locale that writes 3 PM instead of 15:00. */
const uses12HourClock = (locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true;

type Props = {
  value: string | null;
  onChange: (value: string | null) => void;
  /** True after the form was submitted: then a missing time is an error. */
  isSent: boolean;
};

/** The field for the time at which a scheduled action runs, in the time zone of the dashboard. */
export function TimeField({ value, onChange, isSent }: Props) {
  const t = useTranslations('unpublished');
  const format = useFormatter();
  const locale = useLocale();
  const { zone, of } = useZone();
  const fault = timeFault(value, zone);
  const name = zoneName(zone);
  const written = (local: string) => {
    const moment = new Date(toMoment(local, zone));
    return `${format.dateTime(moment, { ...WRITTEN, timeZone: zone })}, ${name}`;
  };
  return (
    <DateTimePicker
      label={t('when')}
      description={t(`zone.${of}`, { zone: name })}
      hideOutsideDates
      weekendDays={[]}
      value={value}
      onChange={onChange}
      minDate={dayIn(Date.now(), zone)}
      valueFormat={written}
      error={fault && (value || isSent) ? t(fault) : undefined}
      submitButtonProps={{ 'aria-label': t('setTime') }}
      ariaLabels={{ previousMonth: t('previousMonth'), nextMonth: t('nextMonth') }}
      timePickerProps={{
        'aria-label': t('when'),
        format: uses12HourClock(locale) ? '12h' : '24h',
        hoursInputLabel: t('hours'),
        minutesInputLabel: t('minutes'),
        amPmInputLabel: t('halfOfDay'),
      }}
    />
  );
}
