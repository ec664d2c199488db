'use client';
import type { ReactNode } from 'react';
import users from '../../../../messages/en/users.json';
import { Texts } from '../../../_ui/texts/texts';

const texts = { users };

export default function UsersLayout({ children }: { children: ReactNode }) {
  return <Texts of={texts}>{children}</Texts>;
}
