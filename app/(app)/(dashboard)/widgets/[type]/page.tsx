import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { messages } from '../../../../../messages';
import { isKindPath } from '../../../../_ui/kind-paths';
import { WidgetList } from '../widget-list';

type Props = { params: Promise<{ type: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { type } = await params;
  return isKindPath(type) ? { title: messages.kinds[type].many } : {};
}

export default async function WidgetsOfTypePage({ params }: Props) {
  const { type } = await params;
  if (!isKindPath(type)) notFound();
  return (
    <Suspense>
      <WidgetList path={type} />
    </Suspense>
  );
}
