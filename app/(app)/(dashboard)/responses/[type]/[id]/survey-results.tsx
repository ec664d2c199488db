'use client';
import { Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { IconChartBar } from '../../../../../../ui/icons';
import { csvHref, useApi } from '../../../../../_ui/data/api';
import { useUrlState } from '../../../../../_ui/navigation/url-state';
import { NotFound } from '../../../../../_ui/page-states/not-found';
import { DimmedWhileStale, EmptyState, isMissing, Loaded, RowsSkeleton } from '../../../../../_ui/page-states/states';
import { periodOf } from '../../../statistics/period';
import { completeOnlyOf } from '../../complete-switch';
import { TYPES } from '../../tabs';
import { CrossTab } from './cross-tab';
import { ResultsFrame } from './frame';
import { QuestionCard } from './question-card';

/** The results of a survey, question by question. */
export function SurveyResults({ id }: { id: number }) {
  const t = useTranslations('responses.results');
  const words = useTranslations();
  const api = useApi();
  const url = useUrlState();
  const period = periodOf(url.get, { choice: 'all' });
  const { startDate, endDate } = period;
  const selection = { id, startDate, endDate, segmentId: url.number('segment'), completeOnly: completeOnlyOf(url) };
  const { id: _, ...filters } = selection;
  const download = csvHref(`/${TYPES.surveys.path}/${id}/results.csv`, filters);
  const query = useQuery({
    ...api.results.survey.queryOptions(selection),
    placeholderData: keepPreviousData,
  });
  if (isMissing(query) && !filters.segmentId)
    return <NotFound list={{ label: words('responses.title'), href: '/responses' }} />;
  return (
    <ResultsFrame tab="surveys" id={id} name={query.data?.name} period={period} allowAll url={url} download={download}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={3} height={220} />}>
        {({ questions, totalResponses }) =>
          totalResponses === 0 ? (
            <EmptyState icon={IconChartBar} title={t('empty')} text={t('emptyText')} />
          ) : (
            <Stack gap="lg">
              <Text aria-live="polite">{t('total', { count: totalResponses })}</Text>
              <DimmedWhileStale>
                <Stack gap="lg">
                  {questions.map((question) => (
                    <QuestionCard key={question.id} selection={selection} question={question} />
                  ))}
                </Stack>
              </DimmedWhileStale>
              <CrossTab selection={selection} questions={questions} url={url} />
            </Stack>
          )
        }
      </Loaded>
    </ResultsFrame>
  );
}
