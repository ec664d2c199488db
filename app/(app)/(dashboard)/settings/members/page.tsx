import type { Metadata } from 'next';
import { messages } from '../../../../../messages';
import { Members } from './members';

export const metadata: Metadata = { title: messages.settings.members.title };

export default function MembersPage() {
  return <Members />;
}
