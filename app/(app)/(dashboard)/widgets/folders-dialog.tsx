'use client';
import { ActionIcon, Button, Group, Modal, Stack, Text, TextInput, Tooltip } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconTrash } from '../../../../ui/icons';
import { LENGTHS } from '../../../../widgets/contract/limits';
import { useAllFolders } from '../../../_ui/data/all-folders';
import { type Outputs, useApi } from '../../../_ui/data/api';
import { useChange } from '../../../_ui/data/change';
import { useReturnFocus } from '../../../_ui/forms/return-focus';
import { useOpenForm } from '../../../_ui/forms/unsaved-guard';
import { Loaded, RowsSkeleton } from '../../../_ui/page-states/states';

type Folder = Outputs['folders']['list']['data'][number];

function FolderRow({ folder }: { folder: Folder }) {
  const t = useTranslations();
  const api = useApi();
  const [name, setName] = useState(folder.name);
  const refresh = [api.folders.list.queryKey(), api.widgets.list.queryKey()];
  const rename = useChange(api.folders.update.mutationOptions(), { done: t('widgets.folderSaved'), refresh });
  const remove = useChange(api.folders.delete.mutationOptions(), {
    done: t('widgets.folderDeleted', { name: folder.name }),
    refresh,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate({ id: folder.id, name }, { onError: () => setName(folder.name) });
  };
  return (
    <Group component="li" gap="xs" wrap="nowrap">
      <form onSubmit={submit} style={{ flex: 1, display: 'flex', gap: 8 }}>
        <TextInput
          aria-label={t('widgets.folderName', { name: folder.name })}
          value={name}
          maxLength={LENGTHS.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          style={{ flex: 1 }}
        />
        {name !== folder.name && (
          <Button type="submit" variant="default" loading={rename.isPending}>
            {t('common.save')}
          </Button>
        )}
      </form>
      <Tooltip label={folder.isDefault ? t('widgets.folderDefault') : t('common.delete')}>
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={`${t('common.delete')}: ${folder.name}`}
          aria-disabled={folder.isDefault}
          data-disabled={folder.isDefault || undefined}
          loading={remove.isPending}
          onClick={() => !folder.isDefault && remove.mutate({ id: folder.id })}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}

function NewFolder() {
  const t = useTranslations();
  const api = useApi();
  const [name, setName] = useState('');
  const create = useChange(api.folders.create.mutationOptions(), {
    done: (made) => t('widgets.folderCreated', { name: made.name }),
    refresh: [api.folders.list.queryKey()],
    onDone: () => setName(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) create.mutate({ name });
  };
  return (
    <form onSubmit={submit}>
      <Group align="end" gap="xs" wrap="nowrap">
        <TextInput
          label={t('widgets.folderNew')}
          value={name}
          maxLength={LENGTHS.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          style={{ flex: 1 }}
        />
        <Button type="submit" variant="default" loading={create.isPending}>
          {t('common.create')}
        </Button>
      </Group>
    </form>
  );
}

/** Creates, renames and deletes folders. */
export function FoldersDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('widgets');
  useReturnFocus();
  useOpenForm();
  const { query, folders } = useAllFolders();
  return (
    <Modal opened onClose={onClose} title={t('folders')}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('foldersText')}
        </Text>
        <Loaded query={query} skeleton={<RowsSkeleton rows={3} height={36} />}>
          {() => (
            <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
              {(folders ?? []).map((folder) => (
                <FolderRow key={`${folder.id}-${folder.name}`} folder={folder} />
              ))}
            </Stack>
          )}
        </Loaded>
        <NewFolder />
      </Stack>
    </Modal>
  );
}
