import type { Metadata } from 'next';
import { messages } from '../../../../messages';
import { Tags } from './tags';

export const metadata: Metadata = { title: messages.tags.title };

export default function TagsPage() {
  return <Tags />;
}
