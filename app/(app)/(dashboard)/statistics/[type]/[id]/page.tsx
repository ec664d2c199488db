import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { entityTypeOf } from '../../../../../../widgets/contract/entities';
import { titled } from '../../../../../_ui/texts/language';
import { EntityStatistics } from './entity-statistics';

export const generateMetadata = titled((texts) => texts.statistics.title);

type Params = { params: Promise<{ type: string; id: string }> };

export default async function EntityStatisticsPage({ params }: Params) {
  const { type, id } = await params;
  const known = entityTypeOf(type);
  const entityId = Number(id);
  if (!known || !Number.isInteger(entityId) || entityId < 1) notFound();
  return (
    <Suspense>
      <EntityStatistics type={known} entityId={entityId} />
    </Suspense>
  );
}
