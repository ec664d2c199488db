import type { Metadata } from 'next';
import { messages } from '../../../../../messages';
import { EditorTexts } from '../editor-texts';
import { NewSegment } from './new-segment';

export const metadata: Metadata = { title: messages.segments.new };

export default function NewSegmentPage() {
  return (
    <EditorTexts>
      <NewSegment />
    </EditorTexts>
  );
}
