'use client';
import { AppShell, Burger, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../hydrated';
import { Link } from '../link';
import { useSession } from '../session';
import { Nav } from './nav';
import { Palette } from './palette-lazy';
import classes from './shell.module.css';
import { SignedIn } from './signed-in';

/** Navigation beside the page; on small screens above it, behind a button. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('nav');
  const { company } = useSession();
  const hydrated = useHydrated();
  const [opened, { toggle, close }] = useDisclosure(false);
  return (
    <AppShell
      header={{ height: { base: 52, sm: 0 } }}
      navbar={{ width: 244, breakpoint: 'sm', collapsed: { mobile: !opened } }}
    >
      <a className={classes.skip} href="#content">
        {t('skip')}
      </a>
      <AppShell.Header hiddenFrom="sm" className={classes.header}>
        <Group h="100%" px="md" gap="sm">
          <div inert={!hydrated}>
            <Burger size="sm" opened={opened} onClick={toggle} aria-label={opened ? t('closeMenu') : t('openMenu')} />
          </div>
          <Text component={Link} href="/" fw={600} c="inherit" td="none">
            {company?.name ?? 'Docent'}
          </Text>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar className={classes.navbar} aria-label={t('main')}>
        <Nav onFollow={close} />
      </AppShell.Navbar>
      <AppShell.Main id="content" tabIndex={-1} className={classes.main} inert={!hydrated}>
        <SignedIn>{children}</SignedIn>
      </AppShell.Main>
      <Palette />
    </AppShell>
  );
}
