import { notFound } from 'next/navigation';
import { titled } from '../../../../_ui/texts/language';
import { ProposalPage } from './proposal-page';

export const generateMetadata = titled((texts) => texts.proposals.one);

export default async function OneProposalPage({ params }: { params: Promise<{ proposalId: string }> }) {
  const id = Number((await params).proposalId);
  if (!Number.isInteger(id) || id < 1) notFound();
  return <ProposalPage key={id} id={id} />;
}
