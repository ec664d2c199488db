'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MAX } from '../../../../widgets/contract/limits';
import { useApi, useApiClient } from '../../../_ui/data/api';
import { fetchPage, type Target } from './fetch';
import type { Filter, Question } from './filter';
import { ROUTERS, type Tab } from './tabs';

const LIMIT = 25;

/** One page of the responses that match the filter. */
export function useResponses(target: Target, filter: Filter, offset: number) {
  const client = useApiClient();
  return useQuery({
    queryKey: ['responses', target, filter, offset],
    queryFn: ({ signal }) => fetchPage(client, target, filter, { limit: LIMIT, offset }, signal),
    placeholderData: (previous, query) =>
      JSON.stringify(query?.queryKey[1]) === JSON.stringify(target) ? keepPreviousData(previous) : undefined,
  });
}

export type Widget = { id: number; name: string; active: boolean; archivedAt?: string | undefined };
type Widgets = { data: { data: Widget[] } | undefined; error: unknown; refetch: () => unknown };

/** The widgets whose responses a tab shows. With `tab` undefined, it reads nothing. */
export function useWidgets(tab: Tab | undefined, { includeArchived = false } = {}): Widgets {
  const api = useApi();
  const many = { limit: MAX.listed, includeArchived };
  const lists = {
    feedback: useQuery({ ...api[ROUTERS.feedback].list.queryOptions(many), enabled: tab === 'feedback' }),
    nps: useQuery({ ...api[ROUTERS.nps].list.queryOptions(many), enabled: tab === 'nps' }),
    surveys: useQuery({ ...api[ROUTERS.surveys].list.queryOptions(many), enabled: tab === 'surveys' }),
  };
  // The lists of the types differ, but their items all have the fields of `Widget`.
  return lists[tab ?? 'feedback'] as Widgets;
}

/** The questions of a survey as they are now; none for other widgets. Only the results of an archived survey can be read. */
export function useQuestions({ tab, widgetId: id }: Target, { archivedAt }: Widget): Question[] {
  const api = useApi();
  const isSurvey = tab === 'surveys';
  const isArchived = archivedAt !== undefined;
  const { data } = useQuery({ ...api[ROUTERS.surveys].get.queryOptions({ id }), enabled: isSurvey && !isArchived });
  const results = useQuery({ ...api.results.survey.queryOptions({ id }), enabled: isSurvey && isArchived });
  if (!isSurvey) return [];
  const { questions } = (isArchived ? results.data : data?.settings) ?? {};
  return ((questions as Question[] | null | undefined) ?? []).filter(({ question }) => question !== null);
}

/** The options of a feedback widget as they are now, by type; none for an archived one. */
export function useOptions({ tab, widgetId }: Target, { archivedAt }: Widget): { value: string; label: string }[] {
  const api = useApi();
  const isFeedback = tab === 'feedback';
  const { data } = useQuery({
    ...api[ROUTERS.feedback].get.queryOptions({ widgetId }),
    enabled: isFeedback && !archivedAt,
  });
  if (!isFeedback || !data) return [];
  const byType = new Map<string, string[]>();
  for (const { type, name, emoji } of data.options as { type?: string; name: string; emoji?: string }[])
    byType.set(type ?? 'other', [...(byType.get(type ?? 'other') ?? []), [emoji, name].filter(Boolean).join(' ')]);
  return [...byType].map(([value, names]) => ({ value, label: names.join(', ') }));
}
