import { notFound } from 'next/navigation';
import { titled } from '../../../../_ui/texts/language';
import { EditorTexts } from '../editor-texts';
import { SegmentPage } from './segment-page';

export const generateMetadata = titled((texts) => texts.segments.one);

export default async function OneSegmentPage({ params }: { params: Promise<{ id: string }> }) {
  const id = Number((await params).id);
  if (!Number.isInteger(id) || id < 1) notFound();
  return (
    <EditorTexts>
      <SegmentPage key={id} id={id} />
    </EditorTexts>
  );
}
