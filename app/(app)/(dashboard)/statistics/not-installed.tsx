'use client';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { IconPlugConnected } from '../../../../ui/icons';
import { useApi } from '../../../_ui/data/api';
import { Link } from '../../../_ui/navigation/link';

/** Queries the company, whose `installation` says whether the browser script or an event has ever arrived. */
export const useInstallation = () => useQuery(useApi().company.get.queryOptions({}));

/** Explains why every figure is zero until the browser script or an event has arrived. */
export function NotInstalled() {
  const t = useTranslations('statistics');
  const { data: company } = useInstallation();
  if (!company || company.installation.installed || company.installation.lastEventAt) return null;
  return (
    <Alert color="gray" icon={<IconPlugConnected aria-hidden />} title={t('waiting')} mb="md">
      <Group justify="space-between" gap="sm">
        <Text size="sm">{t('waitingText')}</Text>
        <Button component={Link} href="/settings/install" size="xs">
          {t('toInstall')}
        </Button>
      </Group>
    </Alert>
  );
}
