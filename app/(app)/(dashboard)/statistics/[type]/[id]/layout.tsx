'use client';
import type { ReactNode } from 'react';
import responses from '../../../../../../messages/en/responses.json';
import { Texts } from '../../../../../_ui/texts/texts';

const texts = { responses };

export default function EntityStatisticsLayout({ children }: { children: ReactNode }) {
  return <Texts of={texts}>{children}</Texts>;
}
