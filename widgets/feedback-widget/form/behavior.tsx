'use client';
import { useTranslations } from 'use-intl';
import type { FormProps } from '../../../ui/form/draft';
import { PositionForm } from '../../../ui/form/position-form';
import { knownValues } from '../known-values';

/** Where and when a feedback widget shows. */
export function Behavior(form: FormProps) {
  const t = useTranslations('editing.feedbackWidget');
  return (
    <PositionForm
      form={form}
      title={t('form.showing')}
      label={t('form.position')}
      initially="bottom-right"
      values={knownValues.position}
      nameOf={(position) => t(`values.position.${position}`)}
    />
  );
}
