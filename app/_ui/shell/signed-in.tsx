'use client';
import { Box, Button } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { IconDoorOff } from '../../../ui/icons';
import { EmptyState, ErrorState } from '../page-states/states';
import { useSession } from '../session/session';
import { goToSignIn, signOut } from '../session/sign-in';

/** Shows the page. Without a session, it opens the sign-in page; without a company, it offers to sign out. */
export function SignedIn({ children }: { children: ReactNode }) {
  const t = useTranslations();
  const { known, error, refetch, person, company } = useSession();
  const gone = known && !person;
  useEffect(() => {
    if (gone) goToSignIn();
  }, [gone]);
  if (!known && error)
    return (
      <Box p="xl">
        <ErrorState error={error} retry={refetch} />
      </Box>
    );
  if (!known || (person && company)) return children;
  if (gone) return null;
  return (
    <Box p="xl">
      <EmptyState
        icon={IconDoorOff}
        title={t('nav.noCompany')}
        text={t('nav.noCompanyText')}
        action={<Button onClick={signOut}>{t('nav.signOut')}</Button>}
      />
    </Box>
  );
}
