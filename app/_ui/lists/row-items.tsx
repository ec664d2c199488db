'use client';
import { Menu } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconPencil, IconTrash, IconWorld, IconWorldOff } from '../../../ui/icons';

export const { Item, Divider } = Menu;

type Props = {
  onClick: () => void;
  text?: string;
  disabled?: boolean | undefined;
  /** Why the item is disabled. */
  title?: string | undefined;
};

/** The menu item that opens a form or an editor. */
export function EditItem({ text, ...props }: Props) {
  const t = useTranslations('common');
  return (
    <Menu.Item leftSection={<IconPencil size={15} aria-hidden />} {...props}>
      {text ?? t('edit')}
    </Menu.Item>
  );
}

/** The menu item that deletes; `onClick` has to ask for confirmation. */
export function DeleteItem({ text, ...props }: Props) {
  const t = useTranslations('common');
  return (
    <Menu.Item color="red" leftSection={<IconTrash size={15} aria-hidden />} {...props}>
      {text ?? t('delete')}
    </Menu.Item>
  );
}

type PublicProps = Pick<Props, 'disabled' | 'title'> & { online: boolean; onChange: (online: boolean) => void };

/** The menu item that takes a public page online or offline. */
export function PublicItem({ online, onChange, ...props }: PublicProps) {
  const t = useTranslations('common');
  const Icon = online ? IconWorldOff : IconWorld;
  return (
    <Menu.Item leftSection={<Icon size={15} aria-hidden />} onClick={() => onChange(!online)} {...props}>
      {t(online ? 'goOffline' : 'goOnline')}
    </Menu.Item>
  );
}
