'use client';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isFilled } from '../../../_builder/targeting/rule-types';
import { type Inputs, useApi, useApiClient } from '../../../_ui/data/api';

type Condition = Inputs['segments']['count'];

/** Counts the users who match the rules, debounced by `delay` milliseconds. `isStale` while the count belongs to earlier rules. */
export function useCount(condition: Condition, delay = 500) {
  const client = useApiClient();
  const api = useApi();
  const [settled] = useDebouncedValue(condition, delay);
  const query = useQuery({
    queryKey: [...api.segments.pathKey(), 'count', settled],
    queryFn: ({ signal }) => client.segments.count.mutate(settled, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // The server would refuse rules that are not filled in yet.
    enabled: settled.rules.every(isFilled),
  });
  const isStale = query.isPlaceholderData || JSON.stringify(settled) !== JSON.stringify(condition);
  return { ...query, isStale };
}
