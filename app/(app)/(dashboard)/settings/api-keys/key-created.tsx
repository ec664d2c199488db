'use client';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useOpenForm } from '../../../../_ui/forms/unsaved-guard';
import { CodeBlock } from '../code-block';
import type { ApiKey } from './types';

/** A new key in full, with a sample request to try it. */
export function KeyCreated({ apiKey: { key }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useTranslations();
  useOpenForm();
  const sample = `curl ${window.location.origin}/api/v1/product-tours \\\n  -H "Authorization: Bearer ${key}"`;
  return (
    <Stack>
      <Text size="sm">{t('settings.apiKeys.createdText')}</Text>
      <CodeBlock code={key} label={t('settings.apiKeys.key')} />
      <Text size="sm">{t('settings.apiKeys.tryText')}</Text>
      <CodeBlock code={sample} label={t('settings.apiKeys.sample')} />
      <Group justify="flex-end">
        <Button onClick={onClose}>{t('settings.done')}</Button>
      </Group>
    </Stack>
  );
}
