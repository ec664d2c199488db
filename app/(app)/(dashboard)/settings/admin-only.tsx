'use client';
import { Alert } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconLock } from '../../../../ui/icons';
import { useSession } from '../../../_ui/session';

/** Says why nothing here can be changed, to whoever cannot. */
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
