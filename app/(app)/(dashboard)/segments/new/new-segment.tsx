'use client';
import { Alert } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Page } from '../../../../_ui/page-frame';
import { useSession } from '../../../../_ui/session';
import { RowsSkeleton } from '../../../../_ui/states';
import { SegmentEditor } from '../segment-editor';

/** The editor for a new segment, or a notice for viewers. */
export function NewSegment() {
  const t = useTranslations();
  const { canWrite, role } = useSession();
  if (canWrite) return <SegmentEditor />;
  return (
    <Page title={t('segments.new')} above={[{ label: t('segments.title'), href: '/segments' }]}>
      {role ? <Alert>{t('common.readOnly')}</Alert> : <RowsSkeleton />}
    </Page>
  );
}
