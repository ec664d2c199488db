'use client';
import { useQuery } from '@tanstack/react-query';
import { MAX } from '../../../widgets/contract/limits';
import { compareNames } from '../../../widgets/targeting/any-case';
import { allOf } from './all-of';
import { type Outputs, useApi, useApiClient } from './api';

export type Tag = Outputs['tags']['list']['data'][number];

/** Every tag of the company, by name. */
export function useAllTags() {
  const api = useApi();
  const client = useApiClient();
  return useQuery({
    queryKey: [...api.tags.list.queryKey(), 'all'],
    queryFn: async () => {
      const tags = await allOf((offset) => client.tags.list.query({ limit: MAX.listed, offset }));
      return tags.sort((a, b) => compareNames(a.name, b.name));
    },
    staleTime: 60_000,
  });
}
