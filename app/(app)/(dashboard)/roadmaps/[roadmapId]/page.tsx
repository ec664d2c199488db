import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { titled } from '../../../../_ui/texts/language';
import { RoadmapView } from './roadmap-view';

export const generateMetadata = titled((texts) => texts.roadmaps.one);

export default async function RoadmapPage({ params }: { params: Promise<{ roadmapId: string }> }) {
  const { roadmapId } = await params;
  if (!/^[1-9]\d{0,9}$/.test(roadmapId)) notFound();
  return (
    <Suspense>
      <RoadmapView roadmapId={Number(roadmapId)} />
    </Suspense>
  );
}
