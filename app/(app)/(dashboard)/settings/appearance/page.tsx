import type { Metadata } from 'next';
import { messages } from '../../../../../messages';
import { Appearance } from './appearance';

export const metadata: Metadata = { title: messages.settings.appearance.title };

export default function AppearancePage() {
  return <Appearance />;
}
