'use client';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';

/** Saves the form that it stands in, once something in it has changed. */
export function SaveButton({ saving, dirty }: { saving: boolean; dirty: boolean }) {
  const t = useTranslations('common');
  return (
    <Button type="submit" loading={saving} disabled={!dirty}>
      {t('save')}
    </Button>
  );
}
