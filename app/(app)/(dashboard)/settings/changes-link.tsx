'use client';
import { ActionIcon, Tooltip } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconHistory } from '../../../../ui/icons';
import { Link } from '../../../_ui/navigation/link';

/** Links from a key or an application to the changes that it made. */
export function ChangesLink({ actor, name }: { actor: string; name: string }) {
  const t = useTranslations('settings.history');
  return (
    <Tooltip label={t('nav')}>
      <ActionIcon
        variant="subtle"
        color="gray"
        component={Link}
        href={`/settings/changes?actor=${actor}`}
        aria-label={t('of', { name })}
      >
        <IconHistory size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
