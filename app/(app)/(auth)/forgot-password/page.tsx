import type { Metadata } from 'next';
import { messages } from '../../../../messages';
import { ForgotPassword } from './forgot-form';

export const metadata: Metadata = { title: messages.access.forgotTitle };

export default function ForgotPasswordPage() {
  return <ForgotPassword />;
}
