'use client';
import type { ReactNode } from 'react';
import home from '../../../../messages/en/home.json';
import responses from '../../../../messages/en/responses.json';
import statistics from '../../../../messages/en/statistics.json';
import { Texts } from '../../../_ui/texts/texts';

const texts = { home, responses, statistics };

export function HomeTexts({ children }: { children: ReactNode }) {
  return <Texts of={texts}>{children}</Texts>;
}
