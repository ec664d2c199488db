import type { Metadata } from 'next';
import { messages } from '../../../../../messages';
import { Invitation } from './invitation-form';

export const metadata: Metadata = { title: messages.access.inviteButton, referrer: 'no-referrer' };

export default async function InvitePage({ params }: { params: Promise<{ token: string }> }) {
  return <Invitation token={(await params).token} />;
}
