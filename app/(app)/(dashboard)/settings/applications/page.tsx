import { titled } from '../../../../_ui/texts/language';
import { Applications } from './applications';

export const generateMetadata = titled((texts) => texts.settings.applications.title);

export default function ApplicationsPage() {
  return <Applications />;
}
