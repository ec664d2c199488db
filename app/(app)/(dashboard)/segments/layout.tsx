'use client';
import type { ReactNode } from 'react';
import segments from '../../../../messages/en/segments.json';
import targeting from '../../../../messages/en/targeting.json';
import { Texts } from '../../../_ui/texts/texts';

const texts = { segments, targeting };

export default function SegmentsLayout({ children }: { children: ReactNode }) {
  return <Texts of={texts}>{children}</Texts>;
}
