'use client';
import { useTranslations } from 'use-intl';
import type { FormProps } from '../../draft';
import { SelectorField } from '../address-fields';
import { RichField, Section, TextField } from '../fields';
import { Form } from '../form';
import { DraftScope, SettingsScope } from '../scope';

/** What a smart tip belongs to, and what it says. */
export function Content(form: FormProps) {
  const t = useTranslations('forms');
  return (
    <Form disabled={form.disabled}>
      <Section title={t('tip.element')}>
        <SettingsScope form={form}>
          <SelectorField name="cssSelector" label={t('tip.cssSelector')} />
        </SettingsScope>
      </Section>
      <Section title={t('tip.text')}>
        <DraftScope form={form}>
          <TextField name="title" label={t('field.title')} />
          <RichField name="content" label={t('field.content')} />
        </DraftScope>
      </Section>
    </Form>
  );
}
