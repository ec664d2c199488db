import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { titled } from '../../../../../_ui/texts/language';
import { TABS, TYPES } from '../../tabs';
import { FeedbackResults } from './feedback-results';
import { NpsResults } from './nps-results';
import { SurveyResults } from './survey-results';

export const generateMetadata = titled((texts) => texts.responses.results.title);

type Params = { params: Promise<{ type: string; id: string }> };

export default async function ResultsPage({ params }: Params) {
  const { type, id } = await params;
  const widgetId = Number(id);
  const tab = TABS.find((one) => TYPES[one].path === type);
  if (!tab || !Number.isInteger(widgetId) || widgetId < 1) notFound();
  return (
    <Suspense>
      {tab === 'surveys' && <SurveyResults id={widgetId} />}
      {tab === 'feedback' && <FeedbackResults id={widgetId} />}
      {tab === 'nps' && <NpsResults id={widgetId} />}
    </Suspense>
  );
}
