import { titled } from '../../../../_ui/texts/language';
import { Usage } from './usage';

export const generateMetadata = titled((texts) => texts.settings.usage.title);

export default function UsagePage() {
  return <Usage />;
}
