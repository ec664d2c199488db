import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { messages } from '../../../../../messages';
import { entityTypeOf } from '../../../../../widgets/contract/entities';
import { TypeStatistics } from './type-statistics';

export const metadata: Metadata = { title: messages.statistics.title };

export default async function TypeStatisticsPage({ params }: { params: Promise<{ type: string }> }) {
  const { type } = await params;
  if (!entityTypeOf(type)) notFound();
  return (
    <Suspense>
      <TypeStatistics type={type} />
    </Suspense>
  );
}
