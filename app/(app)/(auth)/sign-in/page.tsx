import { Suspense } from 'react';
import { titled } from '../../../_ui/texts/language';
import { SignIn } from './sign-in-form';

export const generateMetadata = titled((texts) => texts.access.signIn);

export default function SignInPage() {
  return (
    <Suspense>
      <SignIn />
    </Suspense>
  );
}
