import type { Metadata } from 'next';
import { Suspense } from 'react';
import { messages } from '../../../../messages';
import { WidgetList } from './widget-list';

export const metadata: Metadata = { title: messages.nav.allWidgets };

export default function WidgetsPage() {
  return (
    <Suspense>
      <WidgetList />
    </Suspense>
  );
}
