'use client';
import { IconCursorText, IconHandFinger, IconMessage, IconSpeakerphone } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { KNOWN, LIMITS } from '../../../../widgets/known-values';
import type { FormProps } from '../../draft';
import { EntryList } from '../entry-list';
import { Section } from '../fields';
import { Form } from '../form';
import { textOf } from '../scope';
import { useValueAbout, useValueLabel } from '../values';
import { StepFields } from './step-fields';

const ICONS = { welcome: IconSpeakerphone, highlight: IconHandFinger, tooltip: IconCursorText, modal: IconMessage };

/** The steps of a product tour. */
export function Content({ draft, change, disabled, issue, focus, setFocus }: FormProps) {
  const t = useTranslations('forms.lists.steps');
  const label = useValueLabel();
  const about = useValueAbout();
  const kinds = KNOWN.stepType.map((type) => ({
    label: label('stepType', type),
    about: about('stepType', type),
    icon: ICONS[type],
    make: () => ({ type, title: '', content: '' }),
  }));
  return (
    <Form disabled={disabled}>
      <Section title={t('title')}>
        <EntryList
          list="steps"
          path="steps"
          entries={draft.steps ?? []}
          onChange={(steps, why) => change({ steps }, why)}
          max={LIMITS.steps}
          kinds={kinds}
          summary={(step) => textOf(step.title)}
          badge={(step) => label('stepType', textOf(step.type))}
          fields={() => <StepFields />}
          {...{ disabled, issue, focus, setFocus }}
        />
      </Section>
    </Form>
  );
}
