import type { Metadata } from 'next';
import { messages } from '../../../../messages';
import { Connect } from './connect';

export const metadata: Metadata = { title: messages.access.connect.button };

type Search = { request?: string | string[]; error?: string | string[] };

export default async function ConnectPage({ searchParams }: { searchParams: Promise<Search> }) {
  const { request, error } = await searchParams;
  return <Connect request={String(request ?? '')} error={error === undefined ? undefined : String(error)} />;
}
