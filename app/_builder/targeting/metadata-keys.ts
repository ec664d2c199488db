'use client';
import { useQuery } from '@tanstack/react-query';
import { MAX } from '../../../widgets/contract/limits';
import { useApi } from '../../_ui/data/api';

/** The metadata keys that users have, the commonest first, and the commonest values of each. */
export function useMetadataKeys(enabled = true): { keys: string[]; valuesOf: (key: string) => string[] } {
  const { data } = useQuery({
    ...useApi().userProperties.list.queryOptions({ limit: MAX.listed }),
    staleTime: 300_000,
    enabled,
    select: ({ data }) => ({
      keys: data.map(({ name }) => name),
      values: new Map(data.map(({ name, values }) => [name, values.map(({ value }) => String(value))])),
    }),
  });
  return { keys: data?.keys ?? [], valuesOf: (key) => [...new Set(data?.values.get(key) ?? [])] };
}
