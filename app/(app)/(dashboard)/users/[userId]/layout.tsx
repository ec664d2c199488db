'use client';
import type { ReactNode } from 'react';
import responses from '../../../../../messages/en/responses.json';
import targeting from '../../../../../messages/en/targeting.json';
import { Texts } from '../../../../_ui/texts/texts';

const texts = { responses, targeting };

export default function UserLayout({ children }: { children: ReactNode }) {
  return <Texts of={texts}>{children}</Texts>;
}
