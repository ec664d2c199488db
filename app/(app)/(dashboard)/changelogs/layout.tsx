'use client';
import type { ReactNode } from 'react';
import changelogs from '../../../../messages/en/changelogs.json';
import { Texts } from '../../../_ui/texts/texts';

const texts = { changelogs };

export default function ChangelogsLayout({ children }: { children: ReactNode }) {
  return <Texts of={texts}>{children}</Texts>;
}
