'use client';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isFilled } from '../../../_builder/targeting/rule-kinds';
import { type Inputs, useApi, useApiClient } from '../../../_ui/api';

type Condition = Inputs['segments']['count'];

/** How many users meet the rules now, a moment after they were last changed. */
export function useCount(condition: Condition, delay = 500) {
  const client = useApiClient();
  const api = useApi();
  const [settled] = useDebouncedValue(condition, delay);
  return useQuery({
    queryKey: [...api.segments.pathKey(), 'count', settled],
    queryFn: ({ signal }) => client.segments.count.mutate(settled, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // What is not filled in yet would only be refused.
    enabled: settled.rules.every(isFilled),
  });
}
