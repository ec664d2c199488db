import type { Metadata } from 'next';
import { Suspense } from 'react';
import { messages } from '../../../../messages';
import { Responses } from './responses';

export const metadata: Metadata = { title: messages.responses.title };

export default function ResponsesPage() {
  return (
    <Suspense>
      <Responses />
    </Suspense>
  );
}
