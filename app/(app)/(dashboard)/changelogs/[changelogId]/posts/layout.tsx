'use client';
import type { ReactNode } from 'react';
import unpublished from '../../../../../../messages/en/unpublished.json';
import { Texts } from '../../../../../_ui/texts/texts';

const texts = { unpublished };

export default function PostsLayout({ children }: { children: ReactNode }) {
  return <Texts of={texts}>{children}</Texts>;
}
