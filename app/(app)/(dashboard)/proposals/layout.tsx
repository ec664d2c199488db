'use client';
import type { ReactNode } from 'react';
import proposals from '../../../../messages/en/proposals.json';
import targeting from '../../../../messages/en/targeting.json';
import unpublished from '../../../../messages/en/unpublished.json';
import { Texts } from '../../../_ui/texts/texts';

const texts = { proposals, targeting, unpublished };

export default function ProposalsLayout({ children }: { children: ReactNode }) {
  return <Texts of={texts}>{children}</Texts>;
}
