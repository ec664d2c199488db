'use client';
import { Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../../_ui/data/api';
import { Pager, useExistingPage } from '../../../../../_ui/lists/pager';
import { DimmedWhileStale, Loaded, RowsSkeleton } from '../../../../../_ui/page-states/states';
import { Time } from '../../../../../_ui/texts/time';
import { answerText } from '../../filter';
import { Respondent } from '../../person';
import classes from './results.module.css';

const LIMIT = 5;

/** Which answers are counted: those of one survey, optionally only those of a period, of a segment, or in complete responses. */
export type Selection = {
  id: number;
  startDate?: string | undefined;
  endDate?: string | undefined;
  segmentId?: number | undefined;
  completeOnly?: true | undefined;
};

type Props = { selection: Selection; questionId: string; title: string };

/** What people wrote, newest first, and who wrote it. */
export function TextAnswers({ selection, questionId, title }: Props) {
  const t = useTranslations('responses.results');
  const api = useApi();
  const selectionKey = JSON.stringify(selection);
  const [page, setPage] = useState({ selectionKey, offset: 0 });
  // Another selection starts at its first page.
  const offset = page.selectionKey === selectionKey ? page.offset : 0;
  const query = useQuery({
    ...api.results.answers.queryOptions({ ...selection, questionId, limit: LIMIT, offset }),
    placeholderData: keepPreviousData,
  });
  const move = (to: number) => setPage({ selectionKey, offset: to });
  useExistingPage(query, move);
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
      {({ data, pagination }) =>
        data.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('noTexts')}
          </Text>
        ) : (
          <DimmedWhileStale>
            <ul className={classes.texts} aria-label={title}>
              {data.map((answer) => (
                <li key={answer.responseId}>
                  <p className={classes.text}>{answerText(answer.answer)}</p>
                  <Text size="sm" c="dimmed" component="div">
                    <Respondent person={answer} isInText /> · <Time at={answer.createdAt} />
                  </Text>
                </li>
              ))}
            </ul>
            <Pager pagination={pagination} onMove={move} />
          </DimmedWhileStale>
        )
      }
    </Loaded>
  );
}
