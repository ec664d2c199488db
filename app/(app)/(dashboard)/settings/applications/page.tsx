import type { Metadata } from 'next';
import { messages } from '../../../../../messages';
import { Applications } from './applications';

export const metadata: Metadata = { title: messages.settings.applications.title };

export default function ApplicationsPage() {
  return <Applications />;
}
