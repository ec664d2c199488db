'use client';
import { useTranslations } from 'use-intl';
import { BehaviorForm } from '../../../ui/form/behavior-form';
import type { FormProps } from '../../../ui/form/draft';
import { EnumField } from '../../../ui/form/enum-field';
import { Section, SwitchField } from '../../../ui/form/fields';
import classes from '../../../ui/form/form.module.css';
import { NumberField } from '../../../ui/form/number-field';
import { SnoozeField } from '../../../ui/form/snooze-field';
import { knownValues } from '../known-values';

type Position = (typeof knownValues.position)[number];

/** The positions of each type; the first is the default. */
const POSITIONS: Record<string, readonly Position[]> = {
  popup: ['center', 'top', 'bottom'],
  toast: ['bottom-right', 'bottom-left', 'top-right', 'top-left', 'top', 'bottom'],
  banner: ['top', 'bottom'],
  slideout: ['bottom-right', 'bottom-left'],
};

/** Position and duration of an announcement. */
export function Behavior(form: FormProps) {
  const t = useTranslations('editing.announcement');
  const common = useTranslations('forms');
  const type = String(form.draft.settings.type ?? 'popup');
  const positions = POSITIONS[type] ?? POSITIONS.popup;
  return (
    <BehaviorForm form={form}>
      <Section title={t('form.showing')}>
        <EnumField
          name="position"
          values={knownValues.position}
          nameOf={(position) => t(`values.position.${position}`)}
          only={positions}
          initially={positions?.[0] ?? 'center'}
          label={t('form.position')}
        />
        <div className={classes.pair}>
          <NumberField
            name="delaySeconds"
            label={t('form.delay')}
            placeholder={`0 ${common('seconds')}`}
            unit={common('seconds')}
          />
          <NumberField
            name="autoCloseSeconds"
            label={t('form.autoClose')}
            placeholder={t('form.neverCloses')}
            unit={common('seconds')}
          />
        </div>
        <SnoozeField />
        {type === 'popup' && <SwitchField name="closeOnOutsideClick" label={t('form.closeOutside')} />}
      </Section>
    </BehaviorForm>
  );
}
