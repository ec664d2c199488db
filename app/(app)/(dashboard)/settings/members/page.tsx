import { titled } from '../../../../_ui/texts/language';
import { Members } from './members';

export const generateMetadata = titled((texts) => texts.settings.members.title);

export default function MembersPage() {
  return <Members />;
}
