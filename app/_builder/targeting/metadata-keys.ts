'use client';
import { useQuery } from '@tanstack/react-query';
import { MOST } from '../../../widgets/limits';
import { useApi } from '../../_ui/api';

const MAX_VALUES = 30;

/** The metadata keys of the newest hundred users, the commonest first, and some values of each. */
export function useMetadataKeys(enabled = true): { keys: string[]; valuesOf: (key: string) => string[] } {
  const { data } = useQuery({
    ...useApi().users.list.queryOptions({ limit: MOST.listed }),
    staleTime: 300_000,
    enabled,
    select: ({ data }) => sample(data.map(({ metadata }) => metadata)),
  });
  return { keys: data?.keys ?? [], valuesOf: (key) => data?.values.get(key) ?? [] };
}

function sample(all: Record<string, unknown>[]) {
  const counts = new Map<string, number>();
  const values = new Map<string, Set<string>>();
  for (const [key, value] of all.flatMap((metadata) => Object.entries(metadata))) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    const known = values.get(key) ?? new Set();
    values.set(key, known);
    for (const one of Array.isArray(value) ? value : [value])
      if (['string', 'number', 'boolean'].includes(typeof one) && one !== '' && known.size < MAX_VALUES)
        known.add(String(one));
  }
  const keys = [...counts].sort(([, one], [, other]) => other - one).map(([key]) => key);
  return { keys, values: new Map([...values].map(([key, some]) => [key, [...some].sort()])) };
}
