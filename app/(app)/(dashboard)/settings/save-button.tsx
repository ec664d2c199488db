'use client';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useOpenForm } from '../../../_ui/forms/unsaved-guard';

/** Submits its form. Disabled until the form has changes. */
export function SaveButton({ saving, dirty }: { saving: boolean; dirty: boolean }) {
  const t = useTranslations('common');
  useOpenForm(dirty);
  return (
    <Button type="submit" loading={saving} disabled={!dirty}>
      {t('save')}
    </Button>
  );
}
