'use client';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type WidgetType, widgetTypes } from '../../../widgets/contract/types';
import { useApi, useApiClient } from '../../_ui/data/api';
import type { Draft } from '../draft/draft';
import { isFilled } from './rule-types';

/** How long targeting stays unchanged before it is counted. */
export const SETTLED_MS = 500;

/** Counts the users whom a draft's targeting reaches, a moment after it last changed; `isStale` while the count is for earlier rules. */
export function useReach(type: WidgetType, id: number, { rules, ruleLogicalOperator }: Draft, wanted = true) {
  const client = useApiClient();
  const api = useApi();
  const asked = { rules, ruleLogicalOperator, widgetType: widgetTypes[type].path, id };
  const [settled] = useDebouncedValue(asked, SETTLED_MS);
  const query = useQuery({
    queryKey: [...api.reach.pathKey(), settled],
    queryFn: ({ signal }) => client.reach.count.mutate(settled, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // The server would refuse incomplete rules.
    enabled: wanted && settled.rules.length > 0 && settled.rules.every(isFilled),
  });
  return { ...query, isStale: query.isPlaceholderData || JSON.stringify(settled) !== JSON.stringify(asked) };
}
