'use client';
import { Alert } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconLock } from '../../../../ui/icons';
import { useSession } from '../../../_ui/session/session';

/** Tells members without the admin role why they cannot change the settings. */
export function AdminOnly() {
  const t = useTranslations('common');
  const { role, isAdmin } = useSession();
  if (!role || isAdmin) return null;
  return (
    <Alert icon={<IconLock aria-hidden />} color="gray" mb="lg">
      {t('needsAdmin')}
    </Alert>
  );
}
