'use client';
import type { ReactNode } from 'react';
import responses from '../../../../messages/en/responses.json';
import statistics from '../../../../messages/en/statistics.json';
import { Texts } from '../../../_ui/texts/texts';

const texts = { responses, statistics };

export default function ResponsesLayout({ children }: { children: ReactNode }) {
  return <Texts of={texts}>{children}</Texts>;
}
