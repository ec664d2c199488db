import type { Metadata } from 'next';
import { Suspense } from 'react';
import { messages } from '../../../../messages';
import { Roadmaps } from './roadmaps';

export const metadata: Metadata = { title: messages.roadmaps.title };

export default function RoadmapsPage() {
  return (
    <Suspense>
      <Roadmaps />
    </Suspense>
  );
}
