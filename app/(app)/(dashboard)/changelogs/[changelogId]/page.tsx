import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { titled } from '../../../../_ui/texts/language';
import { Posts } from './posts';

export const generateMetadata = titled((texts) => texts.changelogs.one);

export default async function ChangelogPage({ params }: { params: Promise<{ changelogId: string }> }) {
  const { changelogId } = await params;
  if (!/^[1-9]\d{0,9}$/.test(changelogId)) notFound();
  return (
    <Suspense>
      <Posts changelogId={Number(changelogId)} />
    </Suspense>
  );
}
