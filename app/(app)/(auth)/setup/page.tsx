import { Suspense } from 'react';
import { titled } from '../../../_ui/texts/language';
import { SetUp } from './set-up-form';

export const generateMetadata = titled((texts) => texts.access.setUpTitle);

export default function SetUpPage() {
  return (
    <Suspense>
      <SetUp />
    </Suspense>
  );
}
