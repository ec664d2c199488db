'use client';
import { Button, Menu } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { newEntryId } from '../../../../widgets/entry-id';
import { FEEDBACK_PRESETS, LIMITS } from '../../../../widgets/known-values';
import { confirm } from '../../../_ui/confirm';
import type { Entry, FormProps } from '../../draft';
import { EntryList } from '../entry-list';
import { Section } from '../fields';
import { Form } from '../form';
import { OptionFields } from './option-fields';

const PRESETS = Object.keys(FEEDBACK_PRESETS) as (keyof typeof FEEDBACK_PRESETS)[];

function Presets({ draft, change }: FormProps) {
  const t = useTranslations();
  const use = (preset: keyof typeof FEEDBACK_PRESETS) => {
    const put = () =>
      change({ options: FEEDBACK_PRESETS[preset].map((option): Entry => ({ id: newEntryId(), ...option })) });
    if (!draft.options?.length) return put();
    confirm({
      title: t('forms.feedback.replaceTitle'),
      text: t('forms.feedback.replaceText'),
      yes: t('forms.feedback.replace'),
      no: t('common.cancel'),
      danger: false,
      onYes: put,
    });
  };
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="subtle" leftSection={<IconWand size={16} aria-hidden />}>
          {t('forms.feedback.presets')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {PRESETS.map((preset) => (
          <Menu.Item key={preset} onClick={() => use(preset)}>
            {FEEDBACK_PRESETS[preset].map(({ emoji }) => emoji).join(' ')} {t(`forms.feedback.preset.${preset}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The options of a feedback widget. */
export function Content(form: FormProps) {
  const { draft, change, disabled, issue } = form;
  const t = useTranslations('forms.lists.options');
  return (
    <Form disabled={form.disabled}>
      <Section title={t('title')}>
        <EntryList
          list="options"
          path="options"
          entries={draft.options ?? []}
          onChange={(options, why) => change({ options }, why)}
          max={LIMITS.options}
          kinds={[{ label: t('add'), make: () => ({ name: '', emoji: '🙂', type: 'other' }) }]}
          fields={() => <OptionFields />}
          inline
          extra={<Presets {...form} />}
          // The preview shows all options at once; its other view is the thanks.
          focus={0}
          setFocus={() => {}}
          {...{ disabled, issue }}
        />
      </Section>
    </Form>
  );
}
