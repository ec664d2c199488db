'use client';
import { useTranslations } from 'use-intl';
import { SelectorField } from '../../../ui/form/address-fields';
import type { FormProps } from '../../../ui/form/draft';
import { RichField, Section, TextField } from '../../../ui/form/fields';
import { Form } from '../../../ui/form/form';
import { ContentScope, SettingsScope } from '../../../ui/form/scope';

/** The element and the texts of a smart tip. */
export function Content(form: FormProps) {
  const t = useTranslations('editing.smartTip.form');
  const common = useTranslations('forms.field');
  return (
    <Form disabled={form.disabled}>
      <Section title={t('element')}>
        <SettingsScope form={form}>
          <SelectorField name="cssSelector" snapshot="targetSnapshot" label={t('cssSelector')} />
        </SettingsScope>
      </Section>
      <Section title={t('text')}>
        <ContentScope form={form}>
          <TextField name="title" label={common('title')} />
          <RichField name="content" label={common('content')} />
        </ContentScope>
      </Section>
    </Form>
  );
}
