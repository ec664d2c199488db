'use client';
import type { ReactNode } from 'react';
import roadmaps from '../../../../messages/en/roadmaps.json';
import unpublished from '../../../../messages/en/unpublished.json';
import { Texts } from '../../../_ui/texts/texts';

const texts = { roadmaps, unpublished };

export default function RoadmapsLayout({ children }: { children: ReactNode }) {
  return <Texts of={texts}>{children}</Texts>;
}
