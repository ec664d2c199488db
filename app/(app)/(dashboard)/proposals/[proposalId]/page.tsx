import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { messages } from '../../../../../messages';
import { ProposalPage } from './proposal-page';

export const metadata: Metadata = { title: messages.proposals.one };

export default async function OneProposalPage({ params }: { params: Promise<{ proposalId: string }> }) {
  const id = Number((await params).proposalId);
  if (!Number.isInteger(id) || id < 1) notFound();
  return <ProposalPage key={id} id={id} />;
}
