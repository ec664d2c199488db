import { titled } from '../../../../_ui/texts/language';
import { EditorTexts } from '../editor-texts';
import { NewSegment } from './new-segment';

export const generateMetadata = titled((texts) => texts.segments.new);

export default function NewSegmentPage() {
  return (
    <EditorTexts>
      <NewSegment />
    </EditorTexts>
  );
}
