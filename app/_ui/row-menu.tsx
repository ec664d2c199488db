'use client';
import { ActionIcon, type ActionIconProps, Menu, type MenuProps } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

type Props = Pick<MenuProps, 'width'> & {
  /** What it is about, by name. */
  of: string;
  size?: ActionIconProps['size'];
  children: MenuProps['children'];
};

/** What can be done with one row, behind three dots. The items are only there while it is open. */
export function RowMenu({ of, size, children, ...menu }: Props) {
  const t = useTranslations('common');
  return (
    <Menu {...menu}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" {...(size && { size })} aria-label={`${t('more')}: ${of}`}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
