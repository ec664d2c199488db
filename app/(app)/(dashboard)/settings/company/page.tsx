import type { Metadata } from 'next';
import { messages } from '../../../../../messages';
import { CompanySettings } from './company';

export const metadata: Metadata = { title: messages.settings.company.title };

export default function CompanySettingsPage() {
  return <CompanySettings />;
}
