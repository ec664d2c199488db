'use client';
import { useQuery } from '@tanstack/react-query';
import { compareNames } from '../../widgets/any-case';
import { MOST } from '../../widgets/limits';
import { type Outputs, useApi, useApiClient } from './api';

export type Tag = Outputs['tags']['list']['data'][number];

/** Every tag of the company, by name. */
export function useAllTags() {
  const api = useApi();
  const client = useApiClient();
  return useQuery({
    queryKey: [...api.tags.list.queryKey(), 'all'],
    queryFn: async () => {
      const tags: Tag[] = [];
      for (let total = 1; tags.length < total; ) {
        const { data, pagination } = await client.tags.list.query({ limit: MOST.listed, offset: tags.length });
        tags.push(...data);
        total = data.length ? pagination.total : 0;
      }
      return tags.sort((a, b) => compareNames(a.name, b.name));
    },
    staleTime: 60_000,
  });
}
