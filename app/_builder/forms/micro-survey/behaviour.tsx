'use client';
import { useTranslations } from 'use-intl';
import type { FormProps } from '../../draft';
import { EnumField } from '../enum-field';
import { NumberField, Section } from '../fields';
import { BehaviourForm } from '../form';
import { Hint } from '../hint';

/** When a survey shows. */
export function Behaviour(form: FormProps) {
  const t = useTranslations('forms');
  const trigger = form.draft.settings.displayTrigger;
  return (
    <BehaviourForm form={form}>
      <Section title={t('survey.showing')}>
        <EnumField name="displayTrigger" group="displayTrigger" initially="immediate" label={t('survey.trigger')} />
        {trigger === 'time_delay' && (
          <NumberField
            name="displayDelay"
            label={t('survey.delay')}
            placeholder={`0 ${t('seconds')}`}
            unit={t('seconds')}
          />
        )}
        {trigger === 'manual' && <Hint>{t('survey.manualHint')}</Hint>}
      </Section>
    </BehaviourForm>
  );
}
