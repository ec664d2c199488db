'use client';
import { Menu } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconPencil, IconTrash, IconWorld, IconWorldOff } from '../../../ui/icons';

export const { Item, Divider } = Menu;

type Props = { onClick: () => void; text?: string };

/** The menu item that opens a form or an editor. */
export function EditItem({ onClick, text }: Props) {
  const t = useTranslations('common');
  return (
    <Menu.Item leftSection={<IconPencil size={15} aria-hidden />} onClick={onClick}>
      {text ?? t('edit')}
    </Menu.Item>
  );
}

/** The menu item that deletes; `onClick` has to ask for confirmation. */
export function DeleteItem({ onClick, text }: Props) {
  const t = useTranslations('common');
  return (
    <Menu.Item color="red" leftSection={<IconTrash size={15} aria-hidden />} onClick={onClick}>
      {text ?? t('delete')}
    </Menu.Item>
  );
}

/** The menu item that takes a public page online or offline. */
export function PublicItem({ online, onChange }: { online: boolean; onChange: (online: boolean) => void }) {
  const t = useTranslations('common');
  const Icon = online ? IconWorldOff : IconWorld;
  return (
    <Menu.Item leftSection={<Icon size={15} aria-hidden />} onClick={() => onChange(!online)}>
      {t(online ? 'goOffline' : 'goOnline')}
    </Menu.Item>
  );
}
