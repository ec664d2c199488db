import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { messages } from '../../../../../../messages';
import { FeedbackResults } from './feedback-results';
import { SurveyResults } from './survey-results';

export const metadata: Metadata = { title: messages.responses.results.title };

const PAGES = new Map([
  ['micro-surveys', SurveyResults],
  ['feedback-widgets', FeedbackResults],
]);

type Params = { params: Promise<{ type: string; id: string }> };

export default async function ResultsPage({ params }: Params) {
  const { type, id } = await params;
  const Results = PAGES.get(type);
  const widgetId = Number(id);
  if (!Results || !Number.isInteger(widgetId) || widgetId < 1) notFound();
  return (
    <Suspense>
      <Results id={widgetId} />
    </Suspense>
  );
}
