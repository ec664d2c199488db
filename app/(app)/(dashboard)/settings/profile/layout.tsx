'use client';
import type { ReactNode } from 'react';
import access from '../../../../../messages/en/access.json';
import { Texts } from '../../../../_ui/texts/texts';

const texts = { access };

export default function ProfileLayout({ children }: { children: ReactNode }) {
  return <Texts of={texts}>{children}</Texts>;
}
