import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { pageLanguage } from './_ui/texts/language';

export const metadata: Metadata = {
  title: { default: 'Docent', template: '%s · Docent' },
  description: 'Open, self-hosted in-app engagement.',
};

export const viewport: Viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light dark' };

// Every page contains the CSP nonce of its request, so that none can be prerendered.
export const dynamic = 'force-dynamic';

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The color scheme is set on this element before hydration.
    <html lang={await pageLanguage()} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
