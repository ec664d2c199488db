import { Suspense } from 'react';
import { titled } from '../../../_ui/texts/language';
import { Responses } from './responses';

export const generateMetadata = titled((texts) => texts.responses.title);

export default function ResponsesPage() {
  return (
    <Suspense>
      <Responses />
    </Suspense>
  );
}
