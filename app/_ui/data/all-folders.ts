'use client';
import { useQuery } from '@tanstack/react-query';
import { MAX } from '../../../widgets/contract/limits';
import { compareNames } from '../../../widgets/targeting/any-case';
import { allOf } from './all-of';
import { type Outputs, useApi, useApiClient } from './api';

type Named = { id: number; name: string };
type Listed<Item> = { data: Item[]; pagination: { total: number } };

/** The items by name: those of the first page until all are loaded, undefined until that page is loaded. */
const byName = <Item extends Named>(first: Listed<Item> | undefined, all: Item[] | undefined): Item[] | undefined => {
  const items = all ?? first?.data;
  return items && [...items].sort((a, b) => compareNames(a.name, b.name));
};

const isPart = (listed: Listed<unknown> | undefined): boolean =>
  listed !== undefined && listed.pagination.total > listed.data.length;

export type Folder = Outputs['folders']['list']['data'][number];
export type Theme = Outputs['themes']['list']['data'][number];

/** Every folder of the company, by name. Few companies have more folders than the first page holds. */
export function useAllFolders() {
  const api = useApi();
  const client = useApiClient();
  const first = useQuery(api.folders.list.queryOptions({ limit: MAX.listed }));
  const all = useQuery({
    queryKey: [...api.folders.list.queryKey(), 'all'],
    queryFn: () => allOf((offset) => client.folders.list.query({ limit: MAX.listed, offset })),
    enabled: isPart(first.data),
  });
  return { query: first, folders: byName<Folder>(first.data, isPart(first.data) ? all.data : undefined) };
}

/** Every theme of the company, by name. */
export function useAllThemes() {
  const api = useApi();
  const client = useApiClient();
  const first = useQuery(api.themes.list.queryOptions({ limit: MAX.listed }));
  const all = useQuery({
    queryKey: [...api.themes.list.queryKey(), 'all'],
    queryFn: () => allOf((offset) => client.themes.list.query({ limit: MAX.listed, offset })),
    enabled: isPart(first.data),
  });
  return { query: first, themes: byName<Theme>(first.data, isPart(first.data) ? all.data : undefined) };
}
