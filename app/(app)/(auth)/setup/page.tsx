import type { Metadata } from 'next';
import { Suspense } from 'react';
import { messages } from '../../../../messages';
import { SetUp } from './set-up-form';

export const metadata: Metadata = { title: messages.access.setUpTitle };

export default function SetUpPage() {
  return (
    <Suspense>
      <SetUp />
    </Suspense>
  );
}
