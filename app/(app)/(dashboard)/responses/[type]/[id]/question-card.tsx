'use client';
import { Badge, Paper, Text, Title } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import type { Outputs } from '../../../../../_ui/data/api';
import { Bars } from './bars';
import classes from './results.module.css';
import { type Selection, TextAnswers } from './texts';

export type Question = Outputs['results']['survey']['questions'][number];

/** The title of a question: its text, or its id if no version of the survey contains it. */
export const titleOf = ({ id, question }: Pick<Question, 'id' | 'question'>): string => question || id;

function Figures({ question: { answered, skipped, notAsked, average, outOfScale } }: { question: Question }) {
  const t = useTranslations('responses.results');
  const format = useFormatter();
  const bold = (chunks: React.ReactNode) => <strong>{chunks}</strong>;
  return (
    <div className={classes.figures}>
      <span>{t.rich('answered', { count: answered, bold })}</span>
      <span>{t.rich('skipped', { count: skipped, bold })}</span>
      {notAsked > 0 && <span>{t.rich('notAsked', { count: notAsked, bold })}</span>}
      {average !== null && (
        <span>{t.rich('average', { average: format.number(average, { maximumFractionDigits: 2 }), bold })}</span>
      )}
      {outOfScale > 0 && <span>{t('outOfScale', { count: outOfScale })}</span>}
    </div>
  );
}

/** The answers with the labels of their bars. The ends of a scale also get their own labels. */
function labelsOf({ answers, lowLabel, highLabel, type }: Question) {
  const offered = answers.filter(({ isOffered }) => isOffered);
  return answers.map((answer) => {
    const end = answer === offered[0] ? lowLabel : answer === offered.at(-1) ? highLabel : null;
    const label = type === 'emoji' && answer.label !== answer.value ? `${answer.label} ${answer.value}` : answer.label;
    return { ...answer, key: answer.value, label: end ? `${label} · ${end}` : label };
  });
}

type Props = { selection: Selection; question: Question };

/** The results of one question. */
export function QuestionCard({ selection, question }: Props) {
  const t = useTranslations('responses.results');
  const { id, isAsked, type, otherValues, unreadable } = question;
  const title = titleOf(question);
  return (
    <Paper withBorder p="lg" component="section" aria-label={title}>
      <Title order={2} className={classes.title}>
        {title}
        {!isAsked && (
          <Badge variant="default" tt="none">
            {t('removed')}
          </Badge>
        )}
      </Title>
      <Figures question={question} />
      {type === 'text' ? (
        <TextAnswers selection={selection} questionId={id} title={title} />
      ) : (
        <Bars caption={title} heading={t('answer')} rows={labelsOf(question)} />
      )}
      {(otherValues > 0 || unreadable > 0) && (
        <Text size="sm" c="dimmed" mt="sm">
          {otherValues > 0 && t('others', { count: otherValues })}{' '}
          {unreadable > 0 && t('unreadable', { count: unreadable })}
        </Text>
      )}
    </Paper>
  );
}
