'use client';

import { ActionIcon } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconDots } from '../icons';
import { LazyMenu } from '../lazy/lazy-menu';
import type { Props } from './entry-menu-props';

const load = () => import('./entry-menu-items');

/** The menu of an entry of a list. */
export function EntryMenu(props: Props) {
  const t = useTranslations('forms.list');
  const button = (
    <ActionIcon variant="subtle" color="gray" aria-label={t('menu', { name: props.name })} data-entry-menu>
      <IconDots size={16} aria-hidden />
    </ActionIcon>
  );
  return (
    <LazyMenu button={button} load={load}>
      {({ EntryMenuItems }) => <EntryMenuItems {...props} />}
    </LazyMenu>
  );
}
