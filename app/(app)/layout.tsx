import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import '../_ui/layout/base.css';
import { ColorSchemeScript } from '@mantine/core';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Providers } from '../_ui/layout/providers';
import { LANGUAGES, pageLanguage, translationIn } from '../_ui/texts/language';

export default async function AppLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const tag = await pageLanguage();
  const language = { tag, choices: LANGUAGES, translation: await translationIn(tag) };
  return (
    <>
      <ColorSchemeScript defaultColorScheme="auto" nonce={nonce} />
      <Providers nonce={nonce} language={language}>
        {children}
      </Providers>
    </>
  );
}
