'use client';
import { useTranslations } from 'use-intl';
import { TEXTS } from '../../../../widgets/texts';
import type { FormProps } from '../../draft';
import { AreaField, Section } from '../fields';
import { Form } from '../form';
import { Hint } from '../hint';
import { SettingsScope } from '../scope';

/** What an NPS widget asks and says. The preview shows the part that is being written. */
export function Content(form: FormProps) {
  const t = useTranslations('forms.nps');
  const show = (part: number) => () => form.focus !== part && form.setFocus(part);
  return (
    <Form disabled={form.disabled}>
      <Section title={t('questionTitle')}>
        <SettingsScope form={form}>
          <AreaField name="question" label={t('question')} placeholder={TEXTS.npsQuestion} onFocus={show(0)} />
          <AreaField
            name="followUpQuestion"
            label={t('followUp')}
            description={t('followUpHint')}
            placeholder={TEXTS.npsFollowUp}
            onFocus={show(1)}
          />
          <AreaField name="thankYouMessage" label={t('thanks')} placeholder={TEXTS.thanks} onFocus={show(2)} />
          <Hint>{t('defaultHint')}</Hint>
        </SettingsScope>
      </Section>
    </Form>
  );
}
