'use client';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import * as texts from '../../../embed/kit/texts';
import { confirm } from '../../../ui/confirm';
import type { FormProps } from '../../../ui/form/draft';
import { EntryList } from '../../../ui/form/entry-list';
import { EnumField } from '../../../ui/form/enum-field';
import { Section, TextField } from '../../../ui/form/fields';
import { Form } from '../../../ui/form/form';
import { ContentScope, SettingsScope } from '../../../ui/form/scope';
import { IconWand } from '../../../ui/icons';
import { LazyMenu } from '../../../ui/lazy/lazy-menu';
import { newEntryId } from '../../contract/entry-id';
import { LENGTHS } from '../../contract/limits';
import { knownValues, MAX_OPTIONS, OPTION_PRESETS } from '../known-values';
import { OptionFields } from './option-fields';
import type { Preset } from './preset-items';

const load = () => import('./preset-items');

function Presets({ draft, change }: FormProps) {
  const t = useTranslations();
  const use = (preset: Preset) => {
    const replace = () =>
      change({ content: { options: OPTION_PRESETS[preset].map((option) => ({ id: newEntryId(), ...option })) } });
    const { options } = draft.content;
    if (!Array.isArray(options) || options.length === 0) return replace();
    confirm({
      title: t('editing.feedbackWidget.form.replaceTitle'),
      text: t('editing.feedbackWidget.form.replaceText'),
      yes: t('editing.feedbackWidget.form.replace'),
      no: t('common.cancel'),
      danger: false,
      onYes: replace,
    });
  };
  return (
    <LazyMenu
      button={
        <Button variant="subtle" leftSection={<IconWand size={16} aria-hidden />}>
          {t('editing.feedbackWidget.form.presets')}
        </Button>
      }
      load={load}
      position="bottom-start"
    >
      {({ PresetItems }) => <PresetItems onChoose={use} />}
    </LazyMenu>
  );
}

function TextsSection(form: FormProps) {
  const t = useTranslations('editing.feedbackWidget');
  return (
    <Section title={t('form.texts')}>
      <SettingsScope form={form}>
        <TextField name="heading" label={t('form.heading')} placeholder={texts.feedbackTitle} />
        <TextField
          name="launcherText"
          label={t('form.launcherText')}
          description={t('form.launcherHint')}
          placeholder={texts.feedback}
          max={LENGTHS.label}
        />
        <EnumField
          name="askEmail"
          values={knownValues.askEmail}
          nameOf={(value) => t(`values.askEmail.${value}`)}
          initially="unknown"
          label={t('form.askEmail')}
        />
      </SettingsScope>
    </Section>
  );
}

/** The options and the texts of a feedback widget. */
export function Content(form: FormProps) {
  const t = useTranslations('editing.feedbackWidget.form.options');
  return (
    <Form disabled={form.disabled}>
      <Section title={t('title')}>
        <ContentScope form={form}>
          <EntryList
            name="options"
            texts={t}
            max={MAX_OPTIONS}
            types={[{ label: t('add'), make: () => ({ name: '', emoji: '🙂', type: 'other' }) }]}
            fields={() => <OptionFields />}
            inline
            extra={<Presets {...form} />}
            // The preview shows all options at once; its other view is the thanks.
            focus={0}
            setFocus={() => {}}
          />
        </ContentScope>
      </Section>
      <TextsSection {...form} />
    </Form>
  );
}
