import type { Metadata } from 'next';
import { Reference } from './reference';

export const metadata: Metadata = { title: 'API reference', description: 'Every operation of the Docent REST API.' };

export default function DocsPage() {
  return (
    <main lang="en">
      <Reference />
      <noscript>
        The reference needs JavaScript. The same description, for machines:{' '}
        <a href="/api/v1/openapi.json">openapi.json</a>
      </noscript>
    </main>
  );
}
