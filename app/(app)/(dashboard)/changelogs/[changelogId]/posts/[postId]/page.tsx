import { notFound } from 'next/navigation';
import { titled } from '../../../../../../_ui/texts/language';
import { PostPage } from '../post-page';

export const generateMetadata = titled((texts) => texts.changelogs.editor.edit);

type Params = { changelogId: string; postId: string };

export default async function EditPostPage({ params }: { params: Promise<Params> }) {
  const { changelogId, postId } = await params;
  if (![changelogId, postId].every((id) => /^[1-9]\d{0,9}$/.test(id))) notFound();
  return <PostPage changelogId={Number(changelogId)} postId={Number(postId)} />;
}
