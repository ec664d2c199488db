'use client';
import type { ReactNode } from 'react';
import calendar from '../../../../messages/en/calendar.json';
import unpublished from '../../../../messages/en/unpublished.json';
import { Texts } from '../../../_ui/texts/texts';

const texts = { calendar, unpublished };

export default function CalendarLayout({ children }: { children: ReactNode }) {
  return <Texts of={texts}>{children}</Texts>;
}
