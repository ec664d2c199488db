'use client';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';

/** Filters and paging that stand in the address, so that a link leads to the same view. Empty values are left out. */
export function useUrlState() {
  const params = useSearchParams();
  const pathname = usePathname();
  const router = useRouter();
  const set = (changes: Record<string, string | number | null | undefined>) => {
    const next = new URLSearchParams(params);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null || value === undefined || value === '') next.delete(key);
      else next.set(key, String(value));
    }
    const query = next.toString();
    router.replace(query ? `${pathname}?${query}` : pathname, { scroll: false });
  };
  return {
    get: (key: string): string | undefined => params.get(key) ?? undefined,
    number: (key: string): number | undefined => {
      const value = Number(params.get(key));
      return Number.isInteger(value) && value > 0 ? value : undefined;
    },
    set,
  };
}
