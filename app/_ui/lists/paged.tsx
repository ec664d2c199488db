'use client';
import type { ReactNode } from 'react';
import { useUrlState } from '../navigation/url-state';
import { Loaded, RowsSkeleton } from '../page-states/states';
import { Pager, type Pagination, useExistingPage } from './pager';

/** A query of one page of a list. */
export type ListQuery<List> = {
  data: List | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

/** The number of rows before the page of the list that the URL names. */
export const useOffset = (): number => useUrlState().number('offset') ?? 0;

type Props<List> = {
  query: ListQuery<List>;
  skeleton?: ReactNode;
  /** Shown in place of an empty list. */
  empty: ReactNode;
  children: (list: List) => ReactNode;
};

/** The page of a list that the URL names, with buttons to the previous and the next page. */
export function Paged<List extends { pagination: Pagination }>(props: Props<List>) {
  const { query, skeleton = <RowsSkeleton />, empty, children } = props;
  const url = useUrlState();
  const toOffset = (offset: number) => url.set({ offset });
  useExistingPage(query, toOffset);
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(list) =>
        list.pagination.total === 0 ? (
          empty
        ) : (
          <>
            {children(list)}
            <Pager pagination={list.pagination} onMove={toOffset} />
          </>
        )
      }
    </Loaded>
  );
}
