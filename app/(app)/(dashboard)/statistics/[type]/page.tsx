import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { entityTypeOf } from '../../../../../widgets/contract/entities';
import { titled } from '../../../../_ui/texts/language';
import { TypeStatistics } from './type-statistics';

export const generateMetadata = titled((texts) => texts.statistics.title);

export default async function TypeStatisticsPage({ params }: { params: Promise<{ type: string }> }) {
  const { type } = await params;
  if (!entityTypeOf(type)) notFound();
  return (
    <Suspense>
      <TypeStatistics type={type} />
    </Suspense>
  );
}
