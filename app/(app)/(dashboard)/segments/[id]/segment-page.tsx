'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../_ui/api';
import { NotFound } from '../../../../_ui/not-found';
import { Page } from '../../../../_ui/page-frame';
import { isMissing, Loaded } from '../../../../_ui/states';
import { SegmentEditor } from '../segment-editor';

/** A segment as it is stored, to be edited. */
export function SegmentPage({ id }: { id: number }) {
  const t = useTranslations('segments');
  const query = useQuery({
    ...useApi().segments.get.queryOptions({ id }),
    // What is being edited is not replaced behind the person's back.
    staleTime: Number.POSITIVE_INFINITY,
    // Opened again, it is read again.
    gcTime: 0,
  });
  if (isMissing(query)) return <NotFound list={{ label: t('title'), href: '/segments' }} />;
  if (query.data) return <SegmentEditor segment={query.data} />;
  return (
    <Page title={t('one')} above={[{ label: t('title'), href: '/segments' }]}>
      <Loaded query={query}>{() => null}</Loaded>
    </Page>
  );
}
