'use client';
import { Skeleton, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';

/** The skeleton of a form while it loads. */
export function FormSkeleton() {
  const t = useTranslations('forms');
  return (
    <Stack gap="md" role="status" aria-label={t('loading')}>
      <Skeleton height={18} width={120} radius="sm" />
      <Skeleton height={46} radius="md" />
      <Skeleton height={46} radius="md" />
      <Skeleton height={46} radius="md" />
    </Stack>
  );
}
