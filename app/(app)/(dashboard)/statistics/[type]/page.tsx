import type { Metadata } from 'next';
import { Suspense } from 'react';
import { messages } from '../../../../../messages';
import { TypeStatistics } from './type-statistics';

export const metadata: Metadata = { title: messages.statistics.title };

export default async function TypeStatisticsPage({ params }: { params: Promise<{ type: string }> }) {
  return (
    <Suspense>
      <TypeStatistics type={(await params).type} />
    </Suspense>
  );
}
