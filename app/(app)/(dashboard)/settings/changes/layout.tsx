'use client';
import type { ReactNode } from 'react';
import changes from '../../../../../messages/en/changes.json';
import targeting from '../../../../../messages/en/targeting.json';
import unpublished from '../../../../../messages/en/unpublished.json';
import { Texts } from '../../../../_ui/texts/texts';

const texts = { changes, targeting, unpublished };

export default function ChangesLayout({ children }: { children: ReactNode }) {
  return <Texts of={texts}>{children}</Texts>;
}
