'use client';
import { Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../../_ui/api';
import { Pager, useExistingPage } from '../../../../../_ui/pager';
import { DimmedWhileStale, Loaded, RowsSkeleton } from '../../../../../_ui/states';
import { Time } from '../../../../../_ui/time';
import { answerText } from '../../filter';
import { Respondent } from '../../person';
import classes from './results.module.css';

const LIMIT = 5;

/** Which answers are counted: those to one survey, optionally of a period, a segment, or complete responses only. */
export type Selection = {
  id: number;
  startDate?: string | undefined;
  endDate?: string | undefined;
  segmentId?: number | undefined;
  completeOnly?: true | undefined;
};

type Props = { selection: Selection; questionId: string; title: string };

/** What people wrote, newest first, and who wrote it. */
export function Texts({ selection, questionId, title }: Props) {
  const t = useTranslations('responses.results');
  const api = useApi();
  const asked = JSON.stringify(selection);
  const [place, setPlace] = useState({ asked, offset: 0 });
  const offset = place.asked === asked ? place.offset : 0;
  const query = useQuery({
    ...api.results.answers.queryOptions({ ...selection, questionId, limit: LIMIT, offset }),
    placeholderData: keepPreviousData,
  });
  const move = (to: number) => setPlace({ asked, offset: to });
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
