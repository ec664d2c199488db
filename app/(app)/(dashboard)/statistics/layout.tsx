'use client';
import type { ReactNode } from 'react';
import statistics from '../../../../messages/en/statistics.json';
import { Texts } from '../../../_ui/texts/texts';

const texts = { statistics };

export default function StatisticsLayout({ children }: { children: ReactNode }) {
  return <Texts of={texts}>{children}</Texts>;
}
