import type { Metadata } from 'next';
import { messages } from '../../../../../messages';
import { Install } from './install';

export const metadata: Metadata = { title: messages.settings.install.title };

export default function InstallPage() {
  return <Install />;
}
