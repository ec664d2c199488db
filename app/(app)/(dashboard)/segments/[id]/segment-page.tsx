'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../_ui/data/api';
import { Page } from '../../../../_ui/layout/page-frame';
import { NotFound } from '../../../../_ui/page-states/not-found';
import { isMissing, Loaded } from '../../../../_ui/page-states/states';
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
