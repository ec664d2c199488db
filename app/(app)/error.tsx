'use client';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconAlertTriangle } from '../../ui/icons';
import { Page } from '../_ui/layout/page-frame';
import { EmptyState } from '../_ui/page-states/states';

export default function ErrorPage({ reset }: { reset: () => void }) {
  const t = useTranslations();
  return (
    <Page title={t('errors.pageTitle')} narrow>
      <EmptyState
        icon={IconAlertTriangle}
        title={t('errors.title')}
        text={t('errors.pageText')}
        action={<Button onClick={reset}>{t('common.tryAgain')}</Button>}
      />
    </Page>
  );
}
