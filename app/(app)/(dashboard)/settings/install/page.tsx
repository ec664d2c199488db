import { titled } from '../../../../_ui/texts/language';
import { Install } from './install';

export const generateMetadata = titled((texts) => texts.settings.install.title);

export default function InstallPage() {
  return <Install />;
}
