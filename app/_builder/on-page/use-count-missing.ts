'use client';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../../_ui/api';

/** Tells on how many page views of the last seven days pages lacked what a selector of this widget names. */
export function useCountMissing(widgetId: number): (selector: string, entryId: unknown) => number {
  const { data } = useQuery(useApi().targetHealth.list.queryOptions({ widgetId }));
  return useCallback(
    (selector, entryId) =>
      data?.data.find((one) => one.selector === selector && (one.entryId ?? undefined) === (entryId ?? undefined))
        ?.missing ?? 0,
    [data],
  );
}
