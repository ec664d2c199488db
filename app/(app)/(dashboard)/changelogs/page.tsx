import { Suspense } from 'react';
import { titled } from '../../../_ui/texts/language';
import { Changelogs } from './changelogs';

export const generateMetadata = titled((texts) => texts.changelogs.title);

export default function ChangelogsPage() {
  return (
    <Suspense>
      <Changelogs />
    </Suspense>
  );
}
