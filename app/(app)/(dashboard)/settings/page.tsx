import type { Metadata } from 'next';
import { messages } from '../../../../messages';
import { FirstSettings } from './first-settings';

export const metadata: Metadata = { title: messages.settings.title };

export default function SettingsPage() {
  return <FirstSettings />;
}
