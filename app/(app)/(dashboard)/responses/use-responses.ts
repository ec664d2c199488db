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

const MANY = { limit: MAX.listed };

export type Widget = { id: number; name: string; active: boolean };
type Widgets = { data: { data: Widget[] } | undefined; error: unknown; refetch: () => unknown };

/** The widgets whose responses a tab shows. */
export function useWidgets(tab: Tab): Widgets {
  const api = useApi();
  const lists = {
    feedback: useQuery({ ...api[ROUTERS.feedback].list.queryOptions(MANY), enabled: tab === 'feedback' }),
    nps: useQuery({ ...api[ROUTERS.nps].list.queryOptions(MANY), enabled: tab === 'nps' }),
    surveys: useQuery({ ...api[ROUTERS.surveys].list.queryOptions(MANY), enabled: tab === 'surveys' }),
  };
  // The lists of the types differ, but their items all have the fields of `Widget`.
  return lists[tab] as Widgets;
}

/** The questions of a survey as they are now; none for other widgets. */
export function useQuestions(target: Target | undefined): Question[] {
  const api = useApi();
  const isSurvey = target?.tab === 'surveys';
  const { data } = useQuery({
    ...api[ROUTERS.surveys].get.queryOptions({ id: target?.widgetId ?? 0 }),
    enabled: isSurvey,
  });
  const stored = (isSurvey && (data?.settings.questions as Question[] | null | undefined)) || [];
  return stored;
}

/** The options of a feedback widget as they are now, by type. */
export function useOptions(target: Target | undefined): { value: string; label: string }[] {
  const api = useApi();
  const isFeedback = target?.tab === 'feedback';
  const { data } = useQuery({
    ...api[ROUTERS.feedback].get.queryOptions({ widgetId: target?.widgetId ?? 0 }),
    enabled: isFeedback,
  });
  if (!isFeedback || !data) return [];
  const byType = new Map<string, string[]>();
  for (const { type, name, emoji } of data.options as { type?: string; name: string; emoji?: string }[])
    byType.set(type ?? 'other', [...(byType.get(type ?? 'other') ?? []), [emoji, name].filter(Boolean).join(' ')]);
  return [...byType].map(([value, names]) => ({ value, label: names.join(', ') }));
}
