'use client';
import { Button, Menu } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../ui/confirm';
import type { FormProps } from '../../../ui/form/draft';
import { EntryList } from '../../../ui/form/entry-list';
import { Section } from '../../../ui/form/fields';
import { Form } from '../../../ui/form/form';
import { ContentScope } from '../../../ui/form/scope';
import { IconWand } from '../../../ui/icons';
import { newEntryId } from '../../entry-id';
import { MAX_OPTIONS, OPTION_PRESETS } from '../known-values';
import { OptionFields } from './option-fields';

const PRESETS = Object.keys(OPTION_PRESETS) as (keyof typeof OPTION_PRESETS)[];

function Presets({ draft, change }: FormProps) {
  const t = useTranslations();
  const use = (preset: keyof typeof OPTION_PRESETS) => {
    const replace = () =>
      change({ content: { options: OPTION_PRESETS[preset].map((option) => ({ id: newEntryId(), ...option })) } });
    const { options } = draft.content;
    if (!Array.isArray(options) || options.length === 0) return replace();
    confirm({
      title: t('types.feedbackWidget.form.replaceTitle'),
      text: t('types.feedbackWidget.form.replaceText'),
      yes: t('types.feedbackWidget.form.replace'),
      no: t('common.cancel'),
      danger: false,
      onYes: replace,
    });
  };
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="subtle" leftSection={<IconWand size={16} aria-hidden />}>
          {t('types.feedbackWidget.form.presets')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {PRESETS.map((preset) => (
          <Menu.Item key={preset} onClick={() => use(preset)}>
            {OPTION_PRESETS[preset].map(({ emoji }) => emoji).join(' ')}{' '}
            {t(`types.feedbackWidget.form.preset.${preset}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The options of a feedback widget. */
export function Content(form: FormProps) {
  const t = useTranslations('types.feedbackWidget.form.options');
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
    </Form>
  );
}
