'use client';
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconMessages } from '../../../../../../ui/icons';
import { Select } from '../../../../../../ui/lazy/select';
import { useSegments } from '../../../../../_ui/data/all-segments';
import { Page } from '../../../../../_ui/layout/page-frame';
import { Link } from '../../../../../_ui/navigation/link';
import type { useUrlState } from '../../../../../_ui/navigation/url-state';
import type { Period } from '../../../statistics/period';
import { PeriodPicker } from '../../../statistics/period-picker';
import { CompleteSwitch } from '../../complete-switch';
import { DownloadLink } from '../../download-link';
import type { Tab } from '../../tabs';

type Url = ReturnType<typeof useUrlState>;

/** Filters answers by segment. The URL holds the segment. */
function SegmentPicker({ url }: { url: Url }) {
  const t = useTranslations('responses.results');
  const { data: segments = [] } = useSegments();
  return (
    <Select
      w={{ base: '100%', xs: 210 }}
      aria-label={t('segment')}
      placeholder={t('everyone')}
      data={segments.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={url.get('segment') ?? null}
      {...(segments.length > 8 ? { search: {} } : {})}
      clear={t('clearSegment')}
      onChange={(segment) => url.set({ segment })}
    />
  );
}

type Props = {
  tab: Tab;
  id: number;
  name: string | undefined;
  period: Period;
  allowAll?: boolean;
  url: Url;
  /** The URL of the CSV download. */
  download: string;
  children: ReactNode;
};

/** The frame of a widget's results: the name of the widget, and the filters. */
export function ResultsFrame({ tab, id, name, period, allowAll = false, url, download, children }: Props) {
  const t = useTranslations();
  const responses = `/responses?tab=${tab}&widget=${id}`;
  return (
    <Page
      title={name ?? t('responses.results.title')}
      description={t(`responses.results.text.${tab}`)}
      above={[
        { label: t('responses.title'), href: '/responses' },
        { label: t(`responses.tabs.${tab}`), href: responses },
      ]}
      actions={
        <>
          <DownloadLink href={download} />
          <Button
            component={Link}
            href={responses}
            variant="default"
            leftSection={<IconMessages size={16} aria-hidden />}
          >
            {t('responses.results.toResponses')}
          </Button>
        </>
      }
    >
      <Group gap="xs" mb="lg" align="flex-start" role="search" aria-label={t('responses.results.filters')}>
        <PeriodPicker period={period} url={url} allowAll={allowAll} />
        {tab !== 'nps' && <SegmentPicker url={url} />}
        {tab !== 'feedback' && <CompleteSwitch url={url} />}
      </Group>
      {children}
    </Page>
  );
}
