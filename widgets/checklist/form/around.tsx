'use client';
import { useTranslations } from 'use-intl';
import * as texts from '../../../embed/kit/texts';
import type { FormProps } from '../../../ui/form/draft';
import { EnumField } from '../../../ui/form/enum-field';
import { RichField, Section, TextField } from '../../../ui/form/fields';
import { ObjectScope, SettingsScope } from '../../../ui/form/scope';
import { LENGTHS } from '../../contract/limits';
import { knownValues } from '../known-values';

/** The texts above the items, and on the launcher. */
export function Heading({ form }: { form: FormProps }) {
  const t = useTranslations('editing.checklist.form');
  const common = useTranslations('forms.field');
  return (
    <Section title={t('heading')}>
      <SettingsScope form={form}>
        <TextField name="title" label={common('title')} description={t('titleHint')} />
        <RichField name="intro" label={t('intro')} />
        <TextField name="launcherText" label={t('launcherText')} description={t('launcherHint')} max={LENGTHS.label} />
      </SettingsScope>
    </Section>
  );
}

/** The message that is shown once all items are completed. The preview shows it while it is edited. */
export function Celebration({ form, items }: { form: FormProps; items: number }) {
  const t = useTranslations('editing.checklist');
  const common = useTranslations('forms.field');
  const show = () => items > 0 && form.focus !== items && form.setFocus(items);
  return (
    <Section title={t('form.celebration')}>
      <SettingsScope form={form}>
        <ObjectScope name="celebration">
          <TextField name="title" label={common('title')} placeholder={texts.allDone} onFocus={show} />
          <RichField name="content" label={common('content')} onFocus={show} />
          <EnumField
            name="effect"
            values={knownValues.celebrationEffect}
            nameOf={(effect) => t(`values.celebrationEffect.${effect}`)}
            initially="none"
            label={t('form.effect')}
            description={t('form.effectHint')}
          />
        </ObjectScope>
      </SettingsScope>
    </Section>
  );
}
