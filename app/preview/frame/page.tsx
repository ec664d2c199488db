import type { Metadata } from 'next';
import { connection } from 'next/server';
import { Preview } from './preview';

export const metadata: Metadata = { title: 'Preview', robots: { index: false } };

/** The isolated page in which the builder shows a widget; see embed/preview/protocol.ts. */
export default async function PreviewFrame() {
  // The content security policy has a nonce for each answer, which a page drawn at build time cannot know.
  await connection();
  return <Preview />;
}
