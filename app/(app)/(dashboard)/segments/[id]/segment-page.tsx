'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../_ui/api';
import { NotFound } from '../../../../_ui/not-found';
import { Page } from '../../../../_ui/page-frame';
import { isMissing, Loaded } from '../../../../_ui/states';
import { SegmentEditor } from '../segment-editor';

/** Loads a stored segment into the editor. */
export function SegmentPage({ id }: { id: number }) {
  const t = useTranslations('segments');
  const query = useQuery({
    ...useApi().segments.get.queryOptions({ id }),
    // A refetch must not replace what the person is editing.
    staleTime: Number.POSITIVE_INFINITY,
    // Do not cache: when the segment is opened again, it is read again.
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
