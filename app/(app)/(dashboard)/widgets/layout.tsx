'use client';
import type { ReactNode } from 'react';
import widgets from '../../../../messages/en/widgets.json';
import { Texts } from '../../../_ui/texts/texts';

const texts = { widgets };

export default function WidgetsLayout({ children }: { children: ReactNode }) {
  return <Texts of={texts}>{children}</Texts>;
}
