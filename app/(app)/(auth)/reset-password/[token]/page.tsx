import { titled } from '../../../../_ui/texts/language';
import { ResetPassword } from './reset-form';

export const generateMetadata = titled((texts) => texts.access.resetTitle, { referrer: 'no-referrer' });

export default async function ResetPasswordPage({ params }: { params: Promise<{ token: string }> }) {
  return <ResetPassword token={(await params).token} />;
}
