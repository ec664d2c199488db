import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { typeOfPath } from '../../../../../widgets/contract/types';
import { BuilderPage } from '../../../../_builder/builder-page';
import { SignedIn } from '../../../../_ui/shell/signed-in';
import { titled } from '../../../../_ui/texts/language';

type Props = { params: Promise<{ type: string; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const type = typeOfPath((await params).type);
  return type ? titled(({ types }) => types[type].name.many)() : {};
}

export default async function BuilderRoute({ params }: Props) {
  const { type: path, id } = await params;
  const type = typeOfPath(path);
  if (!type || !/^[1-9]\d{0,9}$/.test(id) || Number(id) > 2_147_483_647) notFound();
  return (
    <Suspense>
      <SignedIn>
        <BuilderPage type={type} id={Number(id)} />
      </SignedIn>
    </Suspense>
  );
}
