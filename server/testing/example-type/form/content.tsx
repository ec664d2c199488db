'use client';
import { useTranslations } from 'use-intl';
import { UrlField } from '../../../../ui/form/address-fields';
import type { FormProps } from '../../../../ui/form/draft';
import { Section, TextField } from '../../../../ui/form/fields';
import { Form } from '../../../../ui/form/form';
import { ContentScope, SettingsScope } from '../../../../ui/form/scope';

/** The message of the strip. */
export function Content(form: FormProps) {
  const t = useTranslations('forms.field');
  return (
    <Form disabled={form.disabled}>
      <Section title={t('content')}>
        <ContentScope form={form}>
          <TextField name="message" label={t('content')} />
        </ContentScope>
        <SettingsScope form={form}>
          <UrlField name="url" label={t('redirectToUrl')} />
        </SettingsScope>
      </Section>
    </Form>
  );
}
