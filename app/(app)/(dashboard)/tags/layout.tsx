'use client';
import type { ReactNode } from 'react';
import tags from '../../../../messages/en/tags.json';
import { Texts } from '../../../_ui/texts/texts';

const texts = { tags };

export default function TagsLayout({ children }: { children: ReactNode }) {
  return <Texts of={texts}>{children}</Texts>;
}
