'use client';
import { Skeleton } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useTranslations } from 'use-intl';
import type { Entry } from '../../../ui/form/draft';
import { textOf, useField, useScope } from '../../../ui/form/scope';
import { Select } from '../../../ui/lazy/select';
import { type Choice, choicesOf } from '../choices';

const AnswersInput = dynamic(() => import('./answers-input').then((module) => module.AnswersInput), {
  ssr: false,
  loading: () => <Skeleton h={60} />,
});

/** An earlier question, and its number as people see it, from 1. */
export type Earlier = { one: Entry; number: number };

const texts = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);

const offeredBy = ({ type, options, scale }: Entry): Choice[] | undefined =>
  choicesOf({
    type: textOf(type) || 'rating',
    options: texts(options).filter((option) => option.trim()),
    scale: typeof scale === 'number' ? scale : undefined,
  });

/** Field for the condition: show this question only after given answers to an earlier one. */
export function ConditionField({ earlier }: { earlier: readonly Earlier[] }) {
  const t = useTranslations('editing.microSurvey.form');
  const { path, value, change, disabled, error } = useField('showIf');
  const { issue } = useScope();
  const showIf = value as { questionId?: unknown; answers?: unknown } | undefined;
  const chosen = textOf(showIf?.questionId);
  if (!earlier.length && !chosen) return null;
  const data = earlier.flatMap(({ one, number }) =>
    one.id ? [{ value: one.id, label: `${number}. ${textOf(one.question) || t('untitledQuestion', { number })}` }] : [],
  );
  if (chosen && !data.some((one) => one.value === chosen)) data.push({ value: chosen, label: t('gone') });
  const named = earlier.find(({ one }) => one.id === chosen)?.one;
  const offered = named && offeredBy(named);
  const answers = texts(showIf?.answers);
  const choices = [...new Map((offered ?? []).map((choice) => [String(choice.value), choice])).values()];
  const others = answers.filter((answer) => !choices.some((choice) => String(choice.value) === answer));
  const store = (next: readonly string[]) => {
    const values = next.map((text) => choices.find((choice) => String(choice.value) === text)?.value ?? text);
    change({ questionId: chosen, ...(values.length ? { answers: values } : {}) });
  };
  return (
    <>
      <Select
        data-field={path}
        label={t('showIf')}
        placeholder={t('always')}
        data={data}
        value={chosen || null}
        onChange={(next) => change(next ? { questionId: next } : undefined)}
        clear={t('always')}
        readOnly={disabled}
        error={error ?? issue(`${path}.questionId`)}
      />
      {chosen && (choices.length > 0 || others.length > 0) && (
        <AnswersInput
          data-field={`${path}.answers`}
          label={t('showIfAnswers')}
          placeholder={answers.length ? '' : t('anyAnswer')}
          data={[
            ...choices.map((choice) => ({ value: String(choice.value), label: choice.label })),
            ...[...new Set(others)].map((other) => ({ value: other, label: other })),
          ]}
          value={[...new Set(answers)]}
          onChange={store}
          readOnly={disabled}
          error={issue(`${path}.answers`)}
        />
      )}
    </>
  );
}
