import type { Metadata } from 'next';
import { messages } from '../../../../../messages';
import { Profile } from './profile';

export const metadata: Metadata = { title: messages.settings.profile.title };

export default function ProfilePage() {
  return <Profile />;
}
