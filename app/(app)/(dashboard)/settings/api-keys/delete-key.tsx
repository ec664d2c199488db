'use client';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../_ui/data/api';
import { useChange } from '../../../../_ui/data/change';
import { useReturnFocus } from '../../../../_ui/forms/return-focus';
import type { ApiKey } from './types';

/** Asks for the name of a key before deleting it, because programs that use the key stop working at once. */
export function DeleteKey({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  useReturnFocus();
  const t = useTranslations();
  const api = useApi();
  const [typed, setTyped] = useState('');
  const remove = useChange(api.apiKeys.delete.mutationOptions(), {
    done: t('settings.apiKeys.deleted', { name }),
    refresh: [api.apiKeys.list.queryKey()],
    onDone: onClose,
  });
  const matches = typed.trim() === name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (matches) remove.mutate({ id });
  };
  return (
    <Modal opened onClose={onClose} title={t('settings.apiKeys.deleteTitle', { name })}>
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">{t('settings.apiKeys.deleteText')}</Text>
          <TextInput
            label={t('common.typeToConfirm', { text: name })}
            data-autofocus
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" color="red" disabled={!matches} loading={remove.isPending}>
              {t('common.delete')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
