'use client';
import { useTranslations } from 'use-intl';
import { MAX } from '../../widgets/contract/limits';
import { DurationField } from './duration-field';

/** Whether people may snooze the widget, and for how long. */
export function SnoozeField() {
  const t = useTranslations('forms');
  return (
    <DurationField
      name="snoozeHours"
      label={t('snooze')}
      description={t('snoozeHint')}
      placeholder={t('snoozeNone')}
      min={1}
      max={MAX.snoozeHours}
      whole
    />
  );
}
