import type { Metadata } from 'next';
import { messages } from '../../../../../messages';
import { Identity } from './identity';

export const metadata: Metadata = { title: messages.settings.identity.title };

export default function IdentityPage() {
  return <Identity />;
}
