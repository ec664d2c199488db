'use client';
import { ActionIcon, Menu } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconArrowDown, IconArrowUp, IconCopy, IconDots, IconTrash } from '../icons';

type Props = {
  name: string;
  index: number;
  last: boolean;
  full: boolean;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

/** The menu of an entry of a list. */
export function EntryMenu({ name, index, last, full, onMove, onDuplicate, onDelete }: Props) {
  const t = useTranslations('forms.list');
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('menu', { name })} data-entry-menu>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
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
      </Menu.Dropdown>
    </Menu>
  );
}
