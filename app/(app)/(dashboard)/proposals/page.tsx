import { Suspense } from 'react';
import { titled } from '../../../_ui/texts/language';
import { Proposals } from './proposals';

export const generateMetadata = titled((texts) => texts.proposals.title);

export default function ProposalsPage() {
  return (
    <Suspense>
      <Proposals />
    </Suspense>
  );
}
