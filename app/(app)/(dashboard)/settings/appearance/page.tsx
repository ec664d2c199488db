import { titled } from '../../../../_ui/texts/language';
import { Appearance } from './appearance';

export const generateMetadata = titled((texts) => texts.settings.appearance.title);

export default function AppearancePage() {
  return <Appearance />;
}
