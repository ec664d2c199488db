import { titled } from '../../../../_ui/texts/language';
import { CompanySettings } from './company';

export const generateMetadata = titled((texts) => texts.settings.company.title);

export default function CompanySettingsPage() {
  return <CompanySettings />;
}
