'use client';
import { Alert, Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { IconAlertTriangle } from '../../../../ui/icons';
import { useApi } from '../../../_ui/data/api';
import { isNearQuota } from '../../../_ui/data/usage';
import { Link } from '../../../_ui/navigation/link';
import { useSession } from '../../../_ui/session/session';

/** How much of the quotas is used. Loaded for admins only. */
export function useUsage() {
  const { isAdmin } = useSession();
  return useQuery({ ...useApi().usage.get.queryOptions({}), enabled: isAdmin });
}

/** Warns admins that a quota is nearly or fully used. Renders nothing otherwise. */
export function UsageWarning() {
  const t = useTranslations('home');
  const { data } = useUsage();
  const near = Object.values(data?.quotas ?? {}).filter(isNearQuota);
  if (!near.length) return null;
  const isFull = near.some(({ share }) => share !== null && share >= 1);
  return (
    <Alert
      color="orange"
      styles={{ label: { color: 'var(--docent-warning)' }, icon: { color: 'var(--docent-warning)' } }}
      icon={<IconAlertTriangle aria-hidden />}
      title={t(isFull ? 'usageFull' : 'usageNear')}
    >
      <Anchor component={Link} href="/settings/usage" size="sm" c="var(--docent-warning)" underline="always">
        {t('usageLink')}
      </Anchor>
    </Alert>
  );
}
