import { Suspense } from 'react';
import { titled } from '../../../_ui/texts/language';
import { Statistics } from './statistics';

export const generateMetadata = titled((texts) => texts.statistics.title);

export default function StatisticsPage() {
  return (
    <Suspense>
      <Statistics />
    </Suspense>
  );
}
