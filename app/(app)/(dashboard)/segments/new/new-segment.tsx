'use client';
import { Alert } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../../_ui/data/session';
import { Page } from '../../../../_ui/page/page-frame';
import { RowsSkeleton } from '../../../../_ui/page/states';
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
