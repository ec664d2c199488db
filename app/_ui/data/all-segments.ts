'use client';
import { useQuery } from '@tanstack/react-query';
import { MAX } from '../../../widgets/contract/limits';
import { allOf } from './all-of';
import { useApi, useApiClient } from './api';

/** Every segment of the company, newest first. */
export function useSegments() {
  const api = useApi();
  const client = useApiClient();
  return useQuery({
    queryKey: [...api.segments.list.queryKey(), 'all'],
    queryFn: () => allOf((offset) => client.segments.list.query({ limit: MAX.listed, offset })),
  });
}
