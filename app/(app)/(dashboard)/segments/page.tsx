import { Suspense } from 'react';
import { titled } from '../../../_ui/texts/language';
import { Segments } from './segments';

export const generateMetadata = titled((texts) => texts.segments.title);

export default function SegmentsPage() {
  return (
    <Suspense>
      <Segments />
    </Suspense>
  );
}
