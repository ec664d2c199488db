import { notFound } from 'next/navigation';
import { titled } from '../../../../_ui/texts/language';
import { UserPage } from './user-page';

export const generateMetadata = titled((texts) => texts.users.one);

type Props = { params: Promise<{ userId: string }>; searchParams: Promise<{ id?: string | string[] }> };

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export default async function OneUserPage({ params, searchParams }: Props) {
  const [{ userId: part }, { id }] = await Promise.all([params, searchParams]);
  // An id that a path cannot contain is in the query instead: see `userHref`.
  const userId = part === 'id' && typeof id === 'string' ? id : decoded(part);
  if (!userId) notFound();
  return <UserPage key={userId} userId={userId} />;
}
