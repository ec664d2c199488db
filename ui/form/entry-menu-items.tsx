'use client';
import { Menu } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '../icons';
import type { Props } from './entry-menu-props';

/** What can be done with an entry of a list. */
export function EntryMenuItems({ index, last, full, onMove, onDuplicate, onDelete }: Props) {
  const t = useTranslations('forms.list');
  return (
    <>
      <Menu.Item
        leftSection={<IconArrowUp size={15} aria-hidden />}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        {t('moveUp')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown size={15} aria-hidden />}
        disabled={last}
        onClick={() => onMove(index + 1)}
      >
        {t('moveDown')}
      </Menu.Item>
      <Menu.Item leftSection={<IconCopy size={15} aria-hidden />} disabled={full} onClick={onDuplicate}>
        {t('duplicate')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item color="red" leftSection={<IconTrash size={15} aria-hidden />} onClick={onDelete}>
        {t('delete')}
      </Menu.Item>
    </>
  );
}
