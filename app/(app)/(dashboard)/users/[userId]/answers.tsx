'use client';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type Outputs, useApi } from '../../../../_ui/data/api';
import { ROUTERS } from '../../responses/tabs';
import classes from '../users.module.css';
import { textOf } from '../value';

type Entry = Outputs['users']['activity']['data'][number];

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The answers to a survey under the questions as they are asked now. */
function SurveyAnswers({ id, answers }: { id: number; answers: Record<string, unknown> }) {
  const t = useTranslations('users');
  const { data: survey } = useQuery({
    ...useApi()[ROUTERS.surveys].get.queryOptions({ id }),
    staleTime: 300_000,
  });
  const texts = new Map(list(survey?.settings.questions).map((one) => [textOf(record(one).id), record(one).question]));
  return Object.entries(answers).map(([question, answer]) => (
    <div key={question}>
      <Text size="xs" c="dimmed" mt={4}>
        {textOf(texts.get(question)) || question}
      </Text>
      <Text size="sm">{Array.isArray(answer) ? answer.map(textOf).join(', ') : textOf(answer) || t('noAnswer')}</Text>
    </div>
  ));
}

/** Shows the answers of a response, or the data that the host page attached to an event. All of it is untrusted text. */
export function Answers({ entry: { kind, data, entityId } }: { entry: Entry }) {
  const t = useTranslations('users');
  if (kind === 'nps')
    return (
      <>
        <Text size="sm" fw={600} mt={2}>
          {t('rating', { rating: textOf(data.rating) })}
        </Text>
        {textOf(data.comment) && <blockquote className={classes.quote}>{textOf(data.comment)}</blockquote>}
      </>
    );
  if (kind === 'feedback') {
    const choice = [data.emoji, data.optionName].map(textOf).filter(Boolean).join(' ');
    return (
      <>
        {choice && (
          <Text size="sm" fw={600} mt={2}>
            {choice}
          </Text>
        )}
        {textOf(data.message) && <blockquote className={classes.quote}>{textOf(data.message)}</blockquote>}
      </>
    );
  }
  if (kind === 'survey') return <SurveyAnswers id={entityId} answers={record(data.answers)} />;
  const entries = Object.entries(data);
  if (!entries.length) return null;
  return (
    <Text size="xs" c="dimmed" mt={2} lineClamp={3}>
      {entries.map(([key, value]) => `${key}: ${textOf(value)}`).join(' · ')}
    </Text>
  );
}
