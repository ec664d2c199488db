'use client';
import { useTranslations } from 'use-intl';
import type { Entry, FormProps } from '../../../ui/form/draft';
import { EntryList } from '../../../ui/form/entry-list';
import { Section } from '../../../ui/form/fields';
import { Form } from '../../../ui/form/form';
import { ContentScope, textOf } from '../../../ui/form/scope';
import { enumeration, useValueName } from '../../../ui/form/values';
import { IconCursorText, IconHandFinger, IconMessage, IconSpeakerphone } from '../../../ui/icons';
import { knownValues, MAX_STEPS } from '../known-values';
import { StepFields } from './step-fields';

const ICONS = { welcome: IconSpeakerphone, highlight: IconHandFinger, tooltip: IconCursorText, modal: IconMessage };

/** The steps of a product tour. */
export function Content(form: FormProps) {
  const t = useTranslations('editing.tour');
  const texts = useTranslations('editing.tour.form.steps');
  const valueName = useValueName();
  const stored = form.draft.content.steps;
  const steps: Entry[] = Array.isArray(stored) ? stored : [];
  const types = enumeration(knownValues.stepType, (type) => t(`values.stepType.${type}`));
  const entryTypes = types.values.map((type) => ({
    label: types.nameOf(type),
    about: t(`hints.stepType.${type}`),
    icon: ICONS[type],
    make: () => ({ type, title: '', content: '' }),
  }));
  return (
    <Form disabled={form.disabled}>
      <Section title={texts('title')}>
        <ContentScope form={form}>
          <EntryList
            name="steps"
            texts={texts}
            max={MAX_STEPS}
            types={entryTypes}
            summary={(step) => textOf(step.title)}
            badge={(step) => valueName(types, textOf(step.type))}
            fields={() => <StepFields steps={steps} />}
            focus={form.focus}
            setFocus={form.setFocus}
          />
        </ContentScope>
      </Section>
    </Form>
  );
}
