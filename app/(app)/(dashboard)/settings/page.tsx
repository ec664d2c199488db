import { titled } from '../../../_ui/texts/language';
import { FirstSettings } from './first-settings';

export const generateMetadata = titled((texts) => texts.settings.title);

export default function SettingsPage() {
  return <FirstSettings />;
}
