import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { messages } from '../../../../../messages';
import { BuilderPage } from '../../../../_builder/builder-page';
import { isKindPath } from '../../../../_ui/kind-paths';
import { Gate } from '../../../../_ui/shell/gate';

type Props = { params: Promise<{ type: string; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { type } = await params;
  return isKindPath(type) ? { title: messages.kinds[type].many } : {};
}

export default async function BuilderRoute({ params }: Props) {
  const { type, id } = await params;
  if (!isKindPath(type) || !/^[1-9]\d{0,9}$/.test(id) || Number(id) > 2_147_483_647) notFound();
  return (
    <Suspense>
      <Gate>
        <BuilderPage path={type} id={Number(id)} />
      </Gate>
    </Suspense>
  );
}
