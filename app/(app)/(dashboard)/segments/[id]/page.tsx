import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { messages } from '../../../../../messages';
import { EditorTexts } from '../editor-texts';
import { SegmentPage } from './segment-page';

export const metadata: Metadata = { title: messages.segments.one };

export default async function OneSegmentPage({ params }: { params: Promise<{ id: string }> }) {
  const id = Number((await params).id);
  if (!Number.isInteger(id) || id < 1) notFound();
  return (
    <EditorTexts>
      <SegmentPage key={id} id={id} />
    </EditorTexts>
  );
}
