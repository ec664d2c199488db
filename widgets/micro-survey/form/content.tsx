'use client';
import { useTranslations } from 'use-intl';
import type { FormProps } from '../../../ui/form/draft';
import { EntryList } from '../../../ui/form/entry-list';
import { Section } from '../../../ui/form/fields';
import { Form } from '../../../ui/form/form';
import { SettingsScope, textOf } from '../../../ui/form/scope';
import { enumeration, useValueName } from '../../../ui/form/values';
import { IconAlignLeft, IconCircleDot, IconListCheck, IconMoodSmile, IconStar, IconThumbUp } from '../../../ui/icons';
import { knownValues, MAX_QUESTIONS } from '../known-values';
import { QuestionFields } from './question-fields';

const ICONS = {
  rating: IconStar,
  text: IconAlignLeft,
  'single-choice': IconCircleDot,
  'multiple-choice': IconListCheck,
  'yes-no': IconThumbUp,
  emoji: IconMoodSmile,
};

/** The questions of a survey. */
export function Content(form: FormProps) {
  const t = useTranslations('types.microSurvey');
  const texts = useTranslations('types.microSurvey.form.questions');
  const valueName = useValueName();
  const types = enumeration(knownValues.questionType, (type) => t(`values.questionType.${type}`));
  const entryTypes = types.values.map((type) => ({
    label: types.nameOf(type),
    about: t(`hints.questionType.${type}`),
    icon: ICONS[type],
    make: () => ({ question: '', type, ...(type.endsWith('choice') ? { options: ['', ''] } : {}) }),
  }));
  return (
    <Form disabled={form.disabled}>
      <Section title={texts('title')}>
        <SettingsScope form={form}>
          <EntryList
            name="questions"
            texts={texts}
            max={MAX_QUESTIONS}
            types={entryTypes}
            summary={(question) => textOf(question.question)}
            badge={(question) => valueName(types, textOf(question.type))}
            fields={() => <QuestionFields />}
            focus={form.focus}
            setFocus={form.setFocus}
          />
        </SettingsScope>
      </Section>
    </Form>
  );
}
