import type { Metadata } from 'next';
import { Suspense } from 'react';
import { messages } from '../../../../../messages';
import { Changes } from './changes';

export const metadata: Metadata = { title: messages.changes.title };

export default function ChangesPage() {
  return (
    <Suspense>
      <Changes />
    </Suspense>
  );
}
