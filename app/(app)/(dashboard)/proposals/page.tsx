import type { Metadata } from 'next';
import { Suspense } from 'react';
import { messages } from '../../../../messages';
import { Proposals } from './proposals';

export const metadata: Metadata = { title: messages.proposals.title };

export default function ProposalsPage() {
  return (
    <Suspense>
      <Proposals />
    </Suspense>
  );
}
