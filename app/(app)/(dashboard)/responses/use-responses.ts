'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi, useApiClient } from '../../../_ui/api';
import type { Question } from './columns';
import { fetchAll, fetchPage, type Tab, type Target } from './fetch';
import { type Filter, isFiltered, matches } from './filter';

const LIMIT = 25;

/**
 * One page of the responses looked for. The server selects by widget and days; for anything finer all of those are loaded
 * and looked through here.
 */
export function useResponses(target: Target | undefined, filter: Filter, offset: number) {
  const client = useApiClient();
  const filtered = isFiltered(filter);
  const key = ['responses', target] as const;
  const page = useQuery({
    queryKey: [...key, 'page', offset],
    queryFn: ({ signal }) => fetchPage(client, target as Target, { limit: LIMIT, offset }, signal),
    enabled: target !== undefined && !filtered,
    placeholderData: (previous, query) =>
      JSON.stringify(query?.queryKey[1]) === JSON.stringify(target) ? keepPreviousData(previous) : undefined,
  });
  const all = useQuery({
    queryKey: [...key, 'all'],
    queryFn: ({ signal }) => fetchAll(client, target as Target, signal),
    enabled: target !== undefined && filtered,
    select: (rows) => {
      const found = rows.filter((row) => matches(row, filter));
      return {
        data: found.slice(offset, offset + LIMIT),
        pagination: { total: found.length, limit: LIMIT, offset },
      };
    },
  });
  return filtered ? all : page;
}

const MANY = { limit: 100 };

export type Widget = { id: number; name: string; active: boolean };
type Widgets = { data: { data: Widget[] } | undefined; error: unknown; refetch: () => unknown };

/** The widgets of a tab that can have responses. */
export function useWidgets(tab: Tab): Widgets {
  const api = useApi();
  const lists = {
    feedback: useQuery({ ...api.feedbackWidgets.list.queryOptions(MANY), enabled: tab === 'feedback' }),
    nps: useQuery({ ...api.npsWidgets.list.queryOptions(MANY), enabled: tab === 'nps' }),
    surveys: useQuery({ ...api.microSurveys.list.queryOptions(MANY), enabled: tab === 'surveys' }),
  };
  // The types' lists differ, but each has at least this of every widget.
  return lists[tab] as Widgets;
}

/** The questions of a survey as they are now; none for other widgets. */
export function useQuestions(target: Target | undefined): Question[] {
  const api = useApi();
  const isSurvey = target?.tab === 'surveys';
  const { data } = useQuery({
    ...api.microSurveys.get.queryOptions({ id: target?.widgetId ?? 0 }),
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
    ...api.feedbackWidgets.get.queryOptions({ widgetId: target?.widgetId ?? 0 }),
    enabled: isFeedback,
  });
  if (!isFeedback || !data) return [];
  const byType = new Map<string, string[]>();
  for (const { type, name, emoji } of data.options as { type?: string; name: string; emoji?: string }[])
    byType.set(type ?? 'other', [...(byType.get(type ?? 'other') ?? []), [emoji, name].filter(Boolean).join(' ')]);
  return [...byType].map(([value, names]) => ({ value, label: names.join(', ') }));
}
