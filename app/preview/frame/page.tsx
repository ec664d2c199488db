import type { Metadata } from 'next';
import { Preview } from './preview';

export const metadata: Metadata = { title: 'Preview', robots: { index: false } };

/** The isolated page in which the builder shows how a widget looks; see embed/preview/protocol.ts. */
export default function PreviewFrame() {
  return <Preview />;
}
