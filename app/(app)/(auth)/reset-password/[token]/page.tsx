import type { Metadata } from 'next';
import { messages } from '../../../../../messages';
import { ResetPassword } from './reset-form';

export const metadata: Metadata = { title: messages.access.resetTitle, referrer: 'no-referrer' };

export default async function ResetPasswordPage({ params }: { params: Promise<{ token: string }> }) {
  return <ResetPassword token={(await params).token} />;
}
