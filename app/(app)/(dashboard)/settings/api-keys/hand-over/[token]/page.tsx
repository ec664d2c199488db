import type { Metadata } from 'next';
import { messages } from '../../../../../../../messages';
import { HandOver } from './hand-over';

// The address holds the token: it is told to nobody else.
export const metadata: Metadata = { title: messages.settings.apiKeys.handOverTitle, referrer: 'no-referrer' };

export default async function HandOverPage({ params }: { params: Promise<{ token: string }> }) {
  return <HandOver token={(await params).token} />;
}
