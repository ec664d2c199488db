'use client';
import { Alert, Anchor, Button, Paper, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconInfoCircle, IconKey } from '../../../../../../../ui/icons';
import { failureOf, useApi } from '../../../../../../_ui/data/api';
import { useFailureText } from '../../../../../../_ui/data/change';
import { Page } from '../../../../../../_ui/layout/page-frame';
import { Link } from '../../../../../../_ui/navigation/link';
import { KeyCreated } from '../../key-created';

/** Shows a key that an assistant created. A link works once, so the key is fetched on a click, not by link previews or prefetching. */
export function HandOver({ token }: { token: string }) {
  const t = useTranslations('settings.apiKeys');
  const api = useApi();
  const router = useRouter();
  const say = useFailureText();
  const open = useMutation(api.keyHandOvers.open.mutationOptions());
  const textOf = (error: unknown): ReactNode => {
    const { code } = failureOf(error);
    if (code === 'insufficient_scope') return t('handOverNotYours');
    return code === 'not_found' ? t('handOverOver') : say(error);
  };
  return (
    <Page title={t('handOverTitle')} description={t('handOverText')} narrow>
      {open.data ? (
        <Paper withBorder p="lg">
          <Text fw={550} mb="md">
            {open.data.name}
          </Text>
          <KeyCreated apiKey={open.data} onClose={() => router.push('/settings/api-keys')} />
        </Paper>
      ) : (
        <Stack align="flex-start">
          {open.error && (
            <Alert role="alert" color="red" icon={<IconInfoCircle aria-hidden />}>
              {textOf(open.error)}
            </Alert>
          )}
          <Button
            leftSection={<IconKey size={16} aria-hidden />}
            loading={open.isPending}
            onClick={() => open.mutate({ token })}
          >
            {t('handOverShow')}
          </Button>
          <Anchor component={Link} href="/settings/api-keys" size="sm">
            {t('title')}
          </Anchor>
        </Stack>
      )}
    </Page>
  );
}
