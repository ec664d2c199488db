'use client';
import { Alert, Button, Checkbox, Group, List, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconAlertTriangle, IconTrash } from '../../../../../ui/icons';
import { useApi } from '../../../../_ui/data/api';
import { useChange } from '../../../../_ui/data/change';
import classes from '../users.module.css';

/** Erases a user, once the person has read what that does and typed the id. */
export function EraseUser({ userId }: { userId: string }) {
  const t = useTranslations();
  const api = useApi();
  const router = useRouter();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [erasesTexts, setErasesTexts] = useState(false);
  const erase = useChange(api.users.erase.mutationOptions(), {
    done: t('users.erased'),
    onDone: () => {
      router.push('/users');
      // Does not invalidate the queries of this page, which would now answer 404.
      void client.invalidateQueries({ queryKey: api.users.list.queryKey() });
      void client.invalidateQueries({ queryKey: api.segments.pathKey() });
    },
  });
  const close = () => {
    setOpen(false);
    setTyped('');
    setErasesTexts(false);
  };
  return (
    <>
      <Button
        variant="default"
        className={classes.danger}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('users.erase')}
      </Button>
      <Modal opened={open} onClose={close} title={t('users.eraseTitle')}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (typed === userId) erase.mutate({ userId, texts: erasesTexts });
          }}
        >
          <Stack>
            <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
              {t('users.eraseWarning')}
            </Alert>
            <List size="sm" spacing={6}>
              <List.Item>{t('users.eraseRecord')}</List.Item>
              <List.Item>{t('users.eraseVotes')}</List.Item>
              <List.Item>{t('users.eraseIdentity')}</List.Item>
              <List.Item>{t(erasesTexts ? 'users.eraseChoicesStay' : 'users.eraseStays')}</List.Item>
            </List>
            <Checkbox
              checked={erasesTexts}
              onChange={(event) => setErasesTexts(event.currentTarget.checked)}
              label={t('users.eraseTexts')}
              description={t('users.eraseTextsHint')}
            />
            <Text size="sm" c="dimmed">
              {t('users.eraseReturn')}
            </Text>
            <TextInput
              label={t('common.typeToConfirm', { text: userId })}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              data-autofocus
              autoComplete="off"
              spellCheck={false}
              autoCapitalize="off"
              styles={{ label: { overflowWrap: 'anywhere' } }}
            />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close}>
                {t('common.cancel')}
              </Button>
              <Button type="submit" color="red" disabled={typed !== userId} loading={erase.isPending}>
                {t('users.erase')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
}
