'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Page } from '../../../_ui/layout/page-frame';
import { RowsSkeleton } from '../../../_ui/page-states/states';
import { useSession } from '../../../_ui/session/session';

/** Redirects to the most important settings for the role of the member. */
export function FirstSettings() {
  const t = useTranslations('settings');
  const router = useRouter();
  const { role, isAdmin } = useSession();
  useEffect(() => {
    if (role) router.replace(isAdmin ? '/settings/api-keys' : '/settings/profile');
  }, [role, isAdmin, router]);
  return (
    <Page title={t('title')} narrow>
      <RowsSkeleton rows={4} />
    </Page>
  );
}
