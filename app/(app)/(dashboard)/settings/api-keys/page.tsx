import type { Metadata } from 'next';
import { messages } from '../../../../../messages';
import { ApiKeys } from './api-keys';

export const metadata: Metadata = { title: messages.settings.apiKeys.title };

export default function ApiKeysPage() {
  return <ApiKeys />;
}
