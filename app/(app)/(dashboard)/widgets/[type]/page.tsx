import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { messages } from '../../../../../messages';
import { typeOfPath } from '../../../../../widgets/types';
import { WidgetList } from '../widget-list';

type Props = { params: Promise<{ type: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const type = typeOfPath((await params).type);
  return type ? { title: messages.types[type].name.many } : {};
}

export default async function WidgetsOfTypePage({ params }: Props) {
  const type = typeOfPath((await params).type);
  if (!type) notFound();
  return (
    <Suspense>
      <WidgetList type={type} />
    </Suspense>
  );
}
