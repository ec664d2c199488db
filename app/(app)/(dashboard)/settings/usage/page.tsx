import type { Metadata } from 'next';
import { messages } from '../../../../../messages';
import { Usage } from './usage';

export const metadata: Metadata = { title: messages.settings.usage.title };

export default function UsagePage() {
  return <Usage />;
}
