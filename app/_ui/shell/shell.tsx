'use client';
import { Burger, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../data/hydrated';
import { Link } from '../navigation/link';
import { useSession } from '../session/session';
import { Nav } from './nav';
import { Palette } from './palette-lazy';
import classes from './shell.module.css';
import { SignedIn } from './signed-in';

/** The page with the navigation at its side; on small screens, the navigation opens with a button. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('nav');
  const { company } = useSession();
  const hydrated = useHydrated();
  const [opened, { toggle, close }] = useDisclosure(false);
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#content">
        {t('skip')}
      </a>
      <header className={classes.header}>
        <div inert={!hydrated}>
          <Burger size="sm" opened={opened} onClick={toggle} aria-label={opened ? t('closeMenu') : t('openMenu')} />
        </div>
        <Text component={Link} href="/" fw={600} c="inherit" td="none">
          {company?.name ?? 'Docent'}
        </Text>
      </header>
      <nav className={classes.navbar} aria-label={t('main')} data-opened={opened || undefined}>
        <Nav onFollow={close} />
      </nav>
      <main id="content" tabIndex={-1} className={classes.main} inert={!hydrated}>
        <SignedIn>{children}</SignedIn>
      </main>
      <Palette />
    </div>
  );
}
