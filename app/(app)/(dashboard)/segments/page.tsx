import type { Metadata } from 'next';
import { Suspense } from 'react';
import { messages } from '../../../../messages';
import { Segments } from './segments';

export const metadata: Metadata = { title: messages.segments.title };

export default function SegmentsPage() {
  return (
    <Suspense>
      <Segments />
    </Suspense>
  );
}
