'use client';
import { useTranslations } from 'use-intl';
import * as kit from '../../../embed/kit/texts';
import type { Entry, FormProps } from '../../../ui/form/draft';
import { EntryList } from '../../../ui/form/entry-list';
import { AreaField, Section } from '../../../ui/form/fields';
import { Form } from '../../../ui/form/form';
import { SettingsScope, textOf } from '../../../ui/form/scope';
import { SenderFields } from '../../../ui/form/sender-fields';
import { enumeration, useValueName } from '../../../ui/form/values';
import { IconAlignLeft, IconCircleDot, IconListCheck, IconMoodSmile, IconStar, IconThumbUp } from '../../../ui/icons';
import { knownValues, MAX_QUESTIONS, QUESTION_LENGTH } from '../known-values';
import { QuestionFields } from './question-fields';

const ICONS = {
  rating: IconStar,
  text: IconAlignLeft,
  'single-choice': IconCircleDot,
  'multiple-choice': IconListCheck,
  'yes-no': IconThumbUp,
  emoji: IconMoodSmile,
};

/** The questions before `question`, with their numbers. */
const earlierThan = (questions: readonly Entry[], question: Entry) =>
  questions.slice(0, Math.max(0, questions.indexOf(question))).map((one, index) => ({ one, number: index + 1 }));

/** The questions of a survey, and the texts around them. */
export function Content(form: FormProps) {
  const t = useTranslations('editing.microSurvey');
  const texts = useTranslations('editing.microSurvey.form.questions');
  const valueName = useValueName();
  const stored = form.draft.settings.questions;
  const questions: Entry[] = Array.isArray(stored) ? stored : [];
  const show = (index: number) => () => form.focus !== index && form.setFocus(index);
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
            fields={(question) => <QuestionFields earlier={earlierThan(questions, question)} />}
            focus={form.focus}
            setFocus={form.setFocus}
          />
        </SettingsScope>
      </Section>
      <Section title={t('form.texts')}>
        <SettingsScope form={form}>
          <AreaField
            name="intro"
            label={t('form.intro')}
            description={t('form.introHint')}
            max={QUESTION_LENGTH}
            onFocus={show(0)}
          />
          <AreaField
            name="thankYouMessage"
            label={t('form.thanks')}
            placeholder={kit.thanks}
            max={QUESTION_LENGTH}
            onFocus={show(questions.length)}
          />
        </SettingsScope>
      </Section>
      <SettingsScope form={form}>
        <SenderFields />
      </SettingsScope>
    </Form>
  );
}
