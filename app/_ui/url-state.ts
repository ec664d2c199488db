'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { searchValues } from './search-params';

type Changes = Record<string, string | number | null | undefined>;

/** The search part of an address after some changes, such as `?tab=nps`; empty values are left out. */
export function changedSearch(search: string, changes: Changes): string {
  const next = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '') next.delete(key);
    else next.set(key, String(value));
  }
  return next.size ? `?${next}` : '';
}

/** Filters and paging that stand in the address, so that a link leads to the same view. */
export function useUrlState() {
  const params = useSearchParams();
  const pathname = usePathname();
  const set = (changes: Changes) => {
    const { location, history } = window;
    // What was typed on a page that has been left.
    if (location.pathname !== pathname) return;
    // From the address itself: an earlier change may not have been drawn yet, and would be lost.
    history.replaceState(null, '', pathname + changedSearch(location.search, changes));
  };
  return { ...searchValues(params), set };
}
