import { Suspense } from 'react';
import { titled } from '../../../../_ui/texts/language';
import { Changes } from './changes';

export const generateMetadata = titled((texts) => texts.changes.title);

export default function ChangesPage() {
  return (
    <Suspense>
      <Changes />
    </Suspense>
  );
}
