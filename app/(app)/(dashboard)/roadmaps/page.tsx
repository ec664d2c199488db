import { Suspense } from 'react';
import { titled } from '../../../_ui/texts/language';
import { Roadmaps } from './roadmaps';

export const generateMetadata = titled((texts) => texts.roadmaps.title);

export default function RoadmapsPage() {
  return (
    <Suspense>
      <Roadmaps />
    </Suspense>
  );
}
