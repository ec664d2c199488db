import type { Metadata } from 'next';
import { messages } from '../../../../../messages';
import { NewSegment } from './new-segment';

export const metadata: Metadata = { title: messages.segments.new };

export default function NewSegmentPage() {
  return <NewSegment />;
}
