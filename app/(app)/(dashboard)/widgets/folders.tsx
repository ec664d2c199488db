'use client';
import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import dynamic from 'next/dynamic';
import { useTranslations } from 'use-intl';
import { IconFolderCog } from '../../../../ui/icons';
import { whenOnline } from '../../../../ui/lazy/when-online';
import { useSession } from '../../../_ui/session/session';

const FoldersDialog = dynamic(
  () => whenOnline(() => import('./folders-dialog').then((module) => module.FoldersDialog)),
  { ssr: false },
);

/** The button that opens the dialog in which folders are created, renamed and deleted. */
export function ManageFolders() {
  const t = useTranslations('widgets');
  const { canWrite } = useSession();
  const [opened, { open, close }] = useDisclosure(false);
  if (!canWrite) return null;
  return (
    <>
      <ActionIcon variant="default" size={36} title={t('folders')} aria-label={t('folders')} onClick={open}>
        <IconFolderCog size={17} aria-hidden />
      </ActionIcon>
      {opened && <FoldersDialog onClose={close} />}
    </>
  );
}
