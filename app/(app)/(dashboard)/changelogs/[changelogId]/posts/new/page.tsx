import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { messages } from '../../../../../../../messages';
import { PostPage } from '../post-page';

export const metadata: Metadata = { title: messages.changelogs.editor.new };

export default async function NewPostPage({ params }: { params: Promise<{ changelogId: string }> }) {
  const { changelogId } = await params;
  if (!/^[1-9]\d{0,9}$/.test(changelogId)) notFound();
  return <PostPage changelogId={Number(changelogId)} postId={undefined} />;
}
