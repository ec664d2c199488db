import type { Metadata } from 'next';
import { Suspense } from 'react';
import { messages } from '../../../../messages';
import { Changelogs } from './changelogs';

export const metadata: Metadata = { title: messages.changelogs.title };

export default function ChangelogsPage() {
  return (
    <Suspense>
      <Changelogs />
    </Suspense>
  );
}
