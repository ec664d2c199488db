import type { Metadata } from 'next';
import { Suspense } from 'react';
import { messages } from '../../../../messages';
import { Users } from './users';

export const metadata: Metadata = { title: messages.users.title };

export default function UsersPage() {
  return (
    <Suspense>
      <Users />
    </Suspense>
  );
}
