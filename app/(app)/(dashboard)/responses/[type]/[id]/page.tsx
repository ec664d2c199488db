import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { titled } from '../../../../../_ui/language';
import { FeedbackResults } from './feedback-results';
import { NpsResults } from './nps-results';
import { SurveyResults } from './survey-results';

export const generateMetadata = titled((texts) => texts.responses.results.title);

const TYPES = ['micro-surveys', 'feedback-widgets', 'nps-widgets'];

type Params = { params: Promise<{ type: string; id: string }> };

export default async function ResultsPage({ params }: Params) {
  const { type, id } = await params;
  const widgetId = Number(id);
  if (!TYPES.includes(type) || !Number.isInteger(widgetId) || widgetId < 1) notFound();
  return (
    <Suspense>
      {type === 'micro-surveys' && <SurveyResults id={widgetId} />}
      {type === 'feedback-widgets' && <FeedbackResults id={widgetId} />}
      {type === 'nps-widgets' && <NpsResults id={widgetId} />}
    </Suspense>
  );
}
