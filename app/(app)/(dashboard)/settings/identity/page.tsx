import { titled } from '../../../../_ui/texts/language';
import { Identity } from './identity';

export const generateMetadata = titled((texts) => texts.settings.identity.title);

export default function IdentityPage() {
  return <Identity />;
}
