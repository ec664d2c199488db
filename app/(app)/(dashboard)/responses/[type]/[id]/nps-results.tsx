'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../../_ui/data/api';
import { useUrlState } from '../../../../../_ui/navigation/url-state';
import { NotFound } from '../../../../../_ui/page-states/not-found';
import { isMissing } from '../../../../../_ui/page-states/states';
import { periodOf } from '../../../statistics/period';
import { completeOnlyOf } from '../../complete-switch';
import { downloadOf, type Target } from '../../fetch';
import { NpsSummary } from '../../nps-summary';
import { ROUTERS } from '../../tabs';
import { ResultsFrame } from './frame';

/** The score of one NPS widget, and its trend. */
export function NpsResults({ id }: { id: number }) {
  const t = useTranslations();
  const api = useApi();
  const url = useUrlState();
  const period = periodOf(url.get, { choice: 'all' });
  const { startDate, endDate } = period;
  const target: Target = { tab: 'nps', widgetId: id, completeOnly: completeOnlyOf(url), startDate, endDate };
  // An archived widget has a score, but cannot be read by its id: only a missing score means that there is no such widget.
  const score = useQuery(api.responses.npsScore.queryOptions({ widgetId: id }));
  const widget = useQuery(api[ROUTERS.nps].get.queryOptions({ widgetId: id }));
  if (isMissing(score)) return <NotFound list={{ label: t('responses.title'), href: '/responses?tab=nps' }} />;
  return (
    <ResultsFrame
      tab="nps"
      id={id}
      name={widget.data?.name}
      period={period}
      allowAll
      url={url}
      download={downloadOf(target, {})}
    >
      <NpsSummary target={target} />
    </ResultsFrame>
  );
}
