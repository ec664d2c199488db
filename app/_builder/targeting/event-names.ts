'use client';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { MAX } from '../../../widgets/contract/limits';
import { useApi } from '../../_ui/data/api';

const TYPING_MS = 250;

/** An event name, with the number of received events that have it. */
export type EventName = { name: string; isOwn: boolean; count: number; lastSeenOn: string };

/**
 * The distinct names of received events, those of the host application first.
 * @param typed searches the server if there are more names than one response holds
 */
export function useEventNames(typed: string): EventName[] {
  const list = useApi().eventNames.list;
  const [query] = useDebouncedValue(typed, TYPING_MS);
  const first = useQuery({ ...list.queryOptions({ limit: MAX.listed }), staleTime: 300_000 });
  const isSearched = query !== '' && first.data?.pagination.next !== undefined;
  const found = useQuery({
    ...list.queryOptions(isSearched ? { limit: MAX.listed, query } : skipToken),
    staleTime: 300_000,
    placeholderData: keepPreviousData,
  });
  const rows = (isSearched && found.data?.data) || first.data?.data || [];
  const names = new Map<string, EventName>();
  for (const { name, entityType, count, lastSeenOn } of rows)
    if (!names.has(name)) names.set(name, { name, isOwn: entityType === 'application', count, lastSeenOn });
  return [...names.values()];
}
