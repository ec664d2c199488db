'use client';
import { IconAlignLeft, IconCircleDot, IconListCheck, IconMoodSmile, IconStar, IconThumbUp } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { KNOWN, LIMITS } from '../../../../widgets/known-values';
import type { Entry, FormProps } from '../../draft';
import { EntryList } from '../entry-list';
import { Section } from '../fields';
import { Form } from '../form';
import { textOf } from '../scope';
import { useValueAbout, useValueLabel } from '../values';
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
export function Content({ draft, change, disabled, issue, focus, setFocus }: FormProps) {
  const t = useTranslations('forms.lists.questions');
  const label = useValueLabel();
  const about = useValueAbout();
  const stored = draft.settings.questions;
  const kinds = KNOWN.questionType.map((type) => ({
    label: label('questionType', type),
    about: about('questionType', type),
    icon: ICONS[type],
    make: () => ({ question: '', type, ...(type.endsWith('choice') ? { options: ['', ''] } : {}) }),
  }));
  return (
    <Form disabled={disabled}>
      <Section title={t('title')}>
        <EntryList
          list="questions"
          path="settings.questions"
          entries={Array.isArray(stored) ? (stored as Entry[]) : []}
          onChange={(questions, why) => change({ settings: { ...draft.settings, questions } }, why)}
          max={LIMITS.questions}
          kinds={kinds}
          summary={(question) => textOf(question.question)}
          badge={(question) => label('questionType', textOf(question.type))}
          fields={() => <QuestionFields />}
          {...{ disabled, issue, focus, setFocus }}
        />
      </Section>
    </Form>
  );
}
