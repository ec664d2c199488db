import { Suspense } from 'react';
import { titled } from '../../../_ui/texts/language';
import { Users } from './users';

export const generateMetadata = titled((texts) => texts.users.title);

export default function UsersPage() {
  return (
    <Suspense>
      <Users />
    </Suspense>
  );
}
