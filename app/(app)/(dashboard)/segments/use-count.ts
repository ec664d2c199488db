'use client';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isFilled } from '../../../_builder/targeting/rule-types';
import { type Inputs, useApi, useApiClient } from '../../../_ui/api';

type Condition = Inputs['segments']['count'];

/** Counts the users who meet the rules now, a moment after they were last changed; `isStale` until the count is of these. */
export function useCount(condition: Condition, delay = 500) {
  const client = useApiClient();
  const api = useApi();
  const [settled] = useDebouncedValue(condition, delay);
  const query = useQuery({
    queryKey: [...api.segments.pathKey(), 'count', settled],
    queryFn: ({ signal }) => client.segments.count.mutate(settled, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // What is not filled in yet would only be refused.
    enabled: settled.rules.every(isFilled),
  });
  const isStale = query.isPlaceholderData || JSON.stringify(settled) !== JSON.stringify(condition);
  return { ...query, isStale };
}
