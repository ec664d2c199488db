'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { searchValues } from './search-params';

type Changes = Record<string, string | number | null | undefined>;

/** The query string of a URL after some changes, such as `?tab=nps`; empty values are left out. */
export function changedSearch(search: string, changes: Changes): string {
  const next = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '') next.delete(key);
    else next.set(key, String(value));
  }
  return next.size ? `?${next}` : '';
}

/** Filters and paging in the URL, so that a link leads to the same view. */
export function useUrlState() {
  const params = useSearchParams();
  const pathname = usePathname();
  const set = (changes: Changes) => {
    const { location, history } = window;
    // Ignores a change, such as typed text, from a page that has been left.
    if (location.pathname !== pathname) return;
    // Based on `location`, because `params` may lack an earlier change that is not rendered yet.
    history.replaceState(null, '', pathname + changedSearch(location.search, changes));
  };
  return { ...searchValues(params), set };
}
