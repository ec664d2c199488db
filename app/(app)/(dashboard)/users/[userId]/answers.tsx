'use client';
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Outputs } from '../../../../_ui/api';
import classes from '../users.module.css';
import { textOf } from '../value';

type Entry = Outputs['users']['activity']['data'][number];

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What was answered, or what the host attached to an event. All of it is somebody else's text. */
export function Answers({ kind, data }: Pick<Entry, 'kind' | 'data'>) {
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
  if (kind === 'survey')
    return list(data.answers).map((one, index) => {
      const { questionTitle, question, answer } = record(one);
      return (
        <div key={index}>
          <Text size="xs" c="dimmed" mt={4}>
            {textOf(question ?? questionTitle)}
          </Text>
          <Text size="sm">
            {Array.isArray(answer) ? answer.map(textOf).join(', ') : textOf(answer) || t('noAnswer')}
          </Text>
        </div>
      );
    });
  const entries = Object.entries(data);
  if (!entries.length) return null;
  return (
    <Text size="xs" c="dimmed" mt={2} lineClamp={3}>
      {entries.map(([key, value]) => `${key}: ${textOf(value)}`).join(' · ')}
    </Text>
  );
}
