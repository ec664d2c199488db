import { notFound } from 'next/navigation';
import { titled } from '../../../../../../_ui/texts/language';
import { PostPage } from '../post-page';

export const generateMetadata = titled((texts) => texts.changelogs.editor.new);

export default async function NewPostPage({ params }: { params: Promise<{ changelogId: string }> }) {
  const { changelogId } = await params;
  if (!/^[1-9]\d{0,9}$/.test(changelogId)) notFound();
  return <PostPage changelogId={Number(changelogId)} postId={undefined} />;
}
