'use client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from './api';

/**
 * The number of page views in the last seven days on which an element was missing or had another text, by widget ID. For a widget with
 * several elements, the highest number.
 */
export function useMissingTargets(): ReadonlyMap<number, number> {
  const { data } = useQuery(useApi().targetHealth.list.queryOptions({}));
  return useMemo(() => {
    const most = new Map<number, number>();
    for (const { widgetId, missing, changed } of data?.data ?? [])
      most.set(widgetId, Math.max(missing + changed, most.get(widgetId) ?? 0));
    return most;
  }, [data]);
}
