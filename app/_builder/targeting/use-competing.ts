'use client';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type WidgetType, widgetTypes } from '../../../widgets/contract/types';
import { useApi, useApiClient } from '../../_ui/data/api';
import type { Draft } from '../draft/draft';
import { isFilled } from './rule-types';
import { SETTLED_MS } from './use-reach';

/** The live widgets that a draft would compete with, read a moment after its targeting or its priority was last changed. */
export function useCompeting(type: WidgetType, id: number, { rules, ruleLogicalOperator, settings }: Draft) {
  const client = useApiClient();
  const api = useApi();
  const { priority } = settings;
  const asked = {
    ...{ widgetType: widgetTypes[type].path, id, rules, ruleLogicalOperator },
    ...(typeof priority === 'number' && { priority }),
  };
  const [settled] = useDebouncedValue(asked, SETTLED_MS);
  return useQuery({
    queryKey: [...api.competing.pathKey(), settled],
    queryFn: ({ signal }) => client.competing.list.mutate(settled, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // The server would refuse incomplete rules.
    enabled: settled.rules.length > 0 && settled.rules.every(isFilled),
  });
}
