'use client';
import { useTranslations } from 'use-intl';
import type { FormProps } from '../../../ui/form/draft';
import { EnumField } from '../../../ui/form/enum-field';
import { Section } from '../../../ui/form/fields';
import { BehaviourForm } from '../../../ui/form/form';
import { knownValues } from '../known-values';

/** Where and when an NPS widget shows. */
export function Behaviour(form: FormProps) {
  const t = useTranslations('types.npsWidget');
  return (
    <BehaviourForm form={form}>
      <Section title={t('form.showing')}>
        <EnumField
          name="position"
          values={knownValues.position}
          nameOf={(position) => t(`values.position.${position}`)}
          initially="bottom-right"
          label={t('form.position')}
        />
      </Section>
    </BehaviourForm>
  );
}
