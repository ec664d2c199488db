'use client';
import { useTranslations } from 'use-intl';
import { SelectorField } from '../../../ui/form/address-fields';
import { BehaviorForm } from '../../../ui/form/behavior-form';
import type { FormProps } from '../../../ui/form/draft';
import { EnumField } from '../../../ui/form/enum-field';
import { Section, TextField } from '../../../ui/form/fields';
import { Hint } from '../../../ui/form/hint';
import { NumberField } from '../../../ui/form/number-field';
import { SnoozeField } from '../../../ui/form/snooze-field';
import { LENGTHS } from '../../contract/limits';
import { knownValues } from '../known-values';

/** When a survey shows. */
export function Behavior(form: FormProps) {
  const t = useTranslations('editing.microSurvey');
  const common = useTranslations('forms');
  const trigger = form.draft.settings.displayTrigger;
  return (
    <BehaviorForm form={form}>
      <Section title={t('form.showing')}>
        <EnumField
          name="displayTrigger"
          values={knownValues.displayTrigger}
          nameOf={(value) => t(`values.displayTrigger.${value}`)}
          initially="immediate"
          label={t('form.trigger')}
        />
        {trigger === 'time_delay' && (
          <NumberField
            name="displayDelay"
            label={t('form.delay')}
            placeholder={`0 ${common('seconds')}`}
            unit={common('seconds')}
          />
        )}
        {trigger === 'scroll_percent' && (
          <NumberField
            name="displayTriggerValue"
            label={t('form.scroll')}
            placeholder="50 %"
            min={1}
            max={100}
            unit="%"
          />
        )}
        {trigger === 'element_click' && <SelectorField name="displayTriggerValue" label={t('form.element')} />}
        {trigger === 'custom_event' && (
          <TextField
            name="displayTriggerValue"
            label={t('form.event')}
            description={t('form.eventHint')}
            max={LENGTHS.eventName}
          />
        )}
        <EnumField
          name="position"
          values={knownValues.position}
          nameOf={(position) => t(`values.position.${position}`)}
          initially="bottom-right"
          label={t('form.position')}
        />
        <SnoozeField />
        {trigger === 'manual' && <Hint>{t('form.manualHint')}</Hint>}
      </Section>
    </BehaviorForm>
  );
}
