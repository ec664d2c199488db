'use client';
import { Alert } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Page } from '../../../../_ui/layout/page-frame';
import { RowsSkeleton } from '../../../../_ui/page-states/states';
import { useSession } from '../../../../_ui/session/session';
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
