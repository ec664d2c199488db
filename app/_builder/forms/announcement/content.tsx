'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LIMITS } from '../../../../widgets/known-values';
import type { Entry, FormProps } from '../../draft';
import { UrlField } from '../address-fields';
import { EntryList } from '../entry-list';
import { RichField, Section, TextField } from '../fields';
import { Form } from '../form';
import { DraftScope, SettingsScope, textOf } from '../scope';
import { useValueLabel } from '../values';
import { ButtonFields } from './button-fields';
import { TypeField } from './type-field';

function Buttons({ draft, change, disabled, issue }: FormProps) {
  const t = useTranslations('forms.lists.buttons');
  const label = useValueLabel();
  const [open, setOpen] = useState(0);
  const stored = draft.settings.buttons;
  return (
    <Section title={t('title')}>
      <EntryList
        list="buttons"
        path="settings.buttons"
        entries={Array.isArray(stored) ? (stored as Entry[]) : []}
        onChange={(buttons, why) => change({ settings: { ...draft.settings, buttons } }, why)}
        max={LIMITS.buttons}
        kinds={[{ label: t('add'), make: () => ({ text: '', action: 'close' }) }]}
        summary={(button) => textOf(button.text)}
        badge={(button) => label('buttonAction', textOf(button.action))}
        fields={() => <ButtonFields />}
        focus={open}
        setFocus={setOpen}
        {...{ disabled, issue }}
      />
    </Section>
  );
}

/** What an announcement says and what it looks like. */
export function Content(form: FormProps) {
  const t = useTranslations('forms');
  const banner = form.draft.settings.type === 'banner';
  return (
    <Form disabled={form.disabled}>
      <Section title={t('announcement.looks')}>
        <SettingsScope form={form}>
          <TypeField />
        </SettingsScope>
      </Section>
      <Section title={t('announcement.text')}>
        <DraftScope form={form}>
          <TextField name="title" label={t('field.title')} />
          <RichField name="content" label={t('field.content')} />
        </DraftScope>
        <SettingsScope form={form}>
          <UrlField
            source
            name="imageUrl"
            label={t('field.imageUrl')}
            description={banner ? t('announcement.bannerImage') : t('field.imageHint')}
          />
        </SettingsScope>
      </Section>
      <Buttons {...form} />
    </Form>
  );
}
