'use client';
import { useTranslations } from 'use-intl';
import * as texts from '../../../embed/kit/texts';
import type { FormProps } from '../../../ui/form/draft';
import { AreaField, Section, TextField } from '../../../ui/form/fields';
import { Form } from '../../../ui/form/form';
import classes from '../../../ui/form/form.module.css';
import { Hint } from '../../../ui/form/hint';
import { SettingsScope } from '../../../ui/form/scope';
import { LENGTHS } from '../../contract/limits';
import { QUESTION_LENGTH } from '../known-values';

/** The texts of an NPS widget. The preview shows the part that is being written. */
export function Content(form: FormProps) {
  const t = useTranslations('editing.npsWidget.form');
  const show = (part: number) => () => form.focus !== part && form.setFocus(part);
  return (
    <Form disabled={form.disabled}>
      <Section title={t('questionTitle')}>
        <SettingsScope form={form}>
          <AreaField
            max={QUESTION_LENGTH}
            name="question"
            label={t('question')}
            placeholder={texts.npsQuestion}
            onFocus={show(0)}
          />
          <div className={classes.pair}>
            <TextField
              name="lowLabel"
              label={t('lowLabel')}
              placeholder={texts.npsLow}
              max={LENGTHS.label}
              onFocus={show(0)}
            />
            <TextField
              name="highLabel"
              label={t('highLabel')}
              placeholder={texts.npsHigh}
              max={LENGTHS.label}
              onFocus={show(0)}
            />
          </div>
          <AreaField
            max={QUESTION_LENGTH}
            name="followUpQuestion"
            label={t('followUp')}
            description={t('followUpHint')}
            placeholder={texts.npsFollowUp}
            onFocus={show(1)}
          />
          <AreaField
            max={QUESTION_LENGTH}
            name="thankYouMessage"
            label={t('thanks')}
            placeholder={texts.thanks}
            onFocus={show(2)}
          />
          <Hint>{t('defaultHint')}</Hint>
        </SettingsScope>
      </Section>
    </Form>
  );
}
