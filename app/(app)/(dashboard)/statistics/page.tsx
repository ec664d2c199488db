import type { Metadata } from 'next';
import { Suspense } from 'react';
import { messages } from '../../../../messages';
import { Statistics } from './statistics';

export const metadata: Metadata = { title: messages.statistics.title };

export default function StatisticsPage() {
  return (
    <Suspense>
      <Statistics />
    </Suspense>
  );
}
