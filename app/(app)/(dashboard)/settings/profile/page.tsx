import { titled } from '../../../../_ui/texts/language';
import { Profile } from './profile';

export const generateMetadata = titled((texts) => texts.settings.profile.title);

export default function ProfilePage() {
  return <Profile />;
}
