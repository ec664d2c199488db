import { Ctx } from '../../auth/context';
import { retried } from '../../database/retry';
import type { Database } from '../../database/types';
import { type PublicPage, readSite, type Site } from '../../features/content/public-pages/router';

/** A page, online or not. */
export type Found = { page: PublicPage; site: Site };

/** Maximum age of a cached page. */
const FRESH_MS = 500;
const MAX_ENTRIES = 10_000;

const READER = { kind: 'system', id: 'public', name: 'Public page', scopes: new Set<never>() } as const;

/** Creates the context of a request. Contexts are not shared, since they hold the current transaction. */
export const readerCtx = (database: Database, { companyId }: PublicPage): Ctx => new Ctx(database, companyId, READER);

type Find = (database: Database) => Promise<PublicPage | undefined>;

/**
 * Caches pages by name for half a second, including those that do not exist.
 */
export function pageCache(database: Database, now: () => number = () => performance.now()) {
  const kept = new Map<string, { until: number; found: Promise<Found | undefined> }>();
  const read = async (find: Find): Promise<Found | undefined> => {
    const page = await find(database);
    if (!page) return undefined;
    const site = await readSite(readerCtx(database, page), page);
    return site && { page, site };
  };
  return {
    find(name: string, find: Find): Promise<Found | undefined> {
      const last = kept.get(name);
      if (last && last.until > now()) return last.found;
      const found = retried(database, () => read(find));
      const entry = { until: now() + FRESH_MS, found };
      found.catch(() => kept.get(name) === entry && kept.delete(name));
      kept.delete(name);
      kept.set(name, entry);
      const [oldest] = kept.keys();
      if (kept.size > MAX_ENTRIES && oldest !== undefined) kept.delete(oldest);
      return found;
    },
    /** Invalidates an entry after a change, so that the reader who made it sees it. */
    forget: (name: string): void => void kept.delete(name),
  };
}

/** An LRU cache of rendered responses, each with the stamp of the data it was rendered from. */
export function responseCache<Answer>(sizeOf: (answer: Answer) => number, maxBytes = 64 * 1024 * 1024) {
  const kept = new Map<string, { stamp: string; answer: Answer }>();
  let bytes = 0;
  const drop = (name: string): void => {
    const old = kept.get(name);
    if (!old) return;
    kept.delete(name);
    bytes -= sizeOf(old.answer);
  };
  return {
    get(name: string, stamp: string): Answer | undefined {
      const known = kept.get(name);
      if (known?.stamp !== stamp) return undefined;
      kept.delete(name);
      kept.set(name, known);
      return known.answer;
    },
    set(name: string, stamp: string, answer: Answer): void {
      drop(name);
      kept.set(name, { stamp, answer });
      bytes += sizeOf(answer);
      for (const [oldest] of kept) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}

export type PageCache = ReturnType<typeof pageCache>;
