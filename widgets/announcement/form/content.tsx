'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { UrlField } from '../../../ui/form/address-fields';
import type { FormProps } from '../../../ui/form/draft';
import { EntryList } from '../../../ui/form/entry-list';
import { RichField, Section, TextField } from '../../../ui/form/fields';
import { Form } from '../../../ui/form/form';
import { ContentScope, SettingsScope, textOf } from '../../../ui/form/scope';
import { SenderFields } from '../../../ui/form/sender-fields';
import { enumeration, useValueName } from '../../../ui/form/values';
import { knownValues, MAX_BUTTONS } from '../known-values';
import { ButtonFields } from './button-fields';
import { TypeField } from './type-field';

function Buttons(form: FormProps) {
  const t = useTranslations('editing.announcement');
  const texts = useTranslations('editing.announcement.form.buttons');
  const valueName = useValueName();
  const actions = enumeration(knownValues.buttonAction, (action) => t(`values.buttonAction.${action}`));
  const [open, setOpen] = useState(0);
  return (
    <Section title={texts('title')}>
      <SettingsScope form={form}>
        <EntryList
          name="buttons"
          texts={texts}
          max={MAX_BUTTONS}
          types={[{ label: texts('add'), make: () => ({ text: '', action: 'close' }) }]}
          summary={(button) => textOf(button.text)}
          badge={(button) => valueName(actions, textOf(button.action))}
          fields={() => <ButtonFields />}
          withIds={false}
          focus={open}
          setFocus={setOpen}
        />
      </SettingsScope>
    </Section>
  );
}

/** The type, the texts and the buttons of an announcement. */
export function Content(form: FormProps) {
  const t = useTranslations('editing.announcement.form');
  const common = useTranslations('forms.field');
  const banner = form.draft.settings.type === 'banner';
  return (
    <Form disabled={form.disabled}>
      <Section title={t('appearance')}>
        <SettingsScope form={form}>
          <TypeField />
        </SettingsScope>
      </Section>
      <Section title={t('text')}>
        <ContentScope form={form}>
          <TextField name="title" label={common('title')} />
          <RichField name="content" label={common('content')} />
        </ContentScope>
        <SettingsScope form={form}>
          <UrlField
            source
            name="imageUrl"
            label={common('imageUrl')}
            description={banner ? t('bannerImage') : common('imageHint')}
          />
        </SettingsScope>
      </Section>
      <Buttons {...form} />
      <SettingsScope form={form}>
        <SenderFields />
      </SettingsScope>
    </Form>
  );
}
