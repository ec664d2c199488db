import { titled } from '../../../_ui/texts/language';
import { ForgotPassword } from './forgot-form';

export const generateMetadata = titled((texts) => texts.access.forgotTitle);

export default function ForgotPasswordPage() {
  return <ForgotPassword />;
}
