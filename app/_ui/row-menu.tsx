'use client';
import { ActionIcon, type ActionIconProps, Menu, type MenuProps } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconDots, IconPencil, IconTrash } from '../../ui/icons';

type Props = Pick<MenuProps, 'width'> & {
  /** The name of the row's thing. */
  of: string;
  size?: ActionIconProps['size'];
  children: MenuProps['children'];
};

/** Menu of a row, behind three dots. The items are only there while it is open. */
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

type ItemProps = { onClick: () => void; text?: string };

/** The item that opens what there is to edit. */
export function EditItem({ onClick, text }: ItemProps) {
  const t = useTranslations('common');
  return (
    <Menu.Item leftSection={<IconPencil size={15} aria-hidden />} onClick={onClick}>
      {text ?? t('edit')}
    </Menu.Item>
  );
}

/** The item that deletes, once it has asked. */
export function DeleteItem({ onClick, text }: ItemProps) {
  const t = useTranslations('common');
  return (
    <Menu.Item color="red" leftSection={<IconTrash size={15} aria-hidden />} onClick={onClick}>
      {text ?? t('delete')}
    </Menu.Item>
  );
}
