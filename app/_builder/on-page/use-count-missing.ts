'use client';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { TargetMisses } from '../../../ui/form/picking';
import { useApi } from '../../_ui/data/api';

/**
 * Returns a function that gives the numbers of page views in the last seven days on which the element of a selector was missing or had
 * another text.
 */
export function useCountMissing(widgetId: number): (selector: string, entryId: unknown) => TargetMisses | undefined {
  const { data } = useQuery(useApi().targetHealth.list.queryOptions({ widgetId }));
  return useCallback(
    (selector, entryId) =>
      data?.data.find((one) => one.selector === selector && (one.entryId ?? undefined) === (entryId ?? undefined)),
    [data],
  );
}
