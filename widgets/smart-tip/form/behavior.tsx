'use client';
import { useTranslations } from 'use-intl';
import { BehaviorForm } from '../../../ui/form/behavior-form';
import { CompassField } from '../../../ui/form/compass-field';
import type { FormProps } from '../../../ui/form/draft';
import { EnumField } from '../../../ui/form/enum-field';
import { Section } from '../../../ui/form/fields';
import classes from '../../../ui/form/form.module.css';
import { knownValues } from '../known-values';

/** The trigger and the place of a smart tip. */
export function Behavior(form: FormProps) {
  const t = useTranslations('editing.smartTip');
  const common = useTranslations('forms.field');
  return (
    <BehaviorForm form={form}>
      <Section title={t('form.opens')}>
        <div className={classes.pair}>
          <EnumField
            name="displayOn"
            values={knownValues.displayOn}
            nameOf={(value) => t(`values.displayOn.${value}`)}
            initially="hover"
            label={t('form.displayOn')}
          />
          <EnumField
            name="indicator"
            values={knownValues.indicator}
            nameOf={(value) => t(`values.indicator.${value}`)}
            initially="dot"
            label={t('form.indicator')}
          />
        </div>
        <CompassField
          name="direction"
          values={knownValues.tipDirection}
          nameOf={(value) => t(`values.tipDirection.${value}`)}
          initially="top"
          label={t('form.placement')}
          description={common('directionHint')}
        />
        <EnumField
          name="changedTarget"
          values={knownValues.changedTarget}
          nameOf={(value) => t(`values.changedTarget.${value}`)}
          initially="show"
          label={t('form.changedTarget')}
          description={t('form.changedHint')}
        />
      </Section>
    </BehaviorForm>
  );
}
