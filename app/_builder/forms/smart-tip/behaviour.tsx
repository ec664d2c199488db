'use client';
import { useTranslations } from 'use-intl';
import type { FormProps } from '../../draft';
import { CompassField } from '../compass-field';
import { EnumField } from '../enum-field';
import { Section } from '../fields';
import { BehaviourForm } from '../form';
import classes from '../forms.module.css';

/** How a smart tip opens, and where it stands. */
export function Behaviour(form: FormProps) {
  const t = useTranslations('forms');
  return (
    <BehaviourForm form={form}>
      <Section title={t('tip.opens')}>
        <div className={classes.pair}>
          <EnumField name="displayOn" group="displayOn" initially="hover" label={t('tip.displayOn')} />
          <EnumField name="indicator" group="indicator" initially="dot" label={t('tip.indicator')} />
        </div>
        <CompassField
          name="direction"
          group="tipDirection"
          initially="top"
          label={t('tip.placement')}
          description={t('field.directionHint')}
        />
      </Section>
    </BehaviourForm>
  );
}
