import type { Database } from '../../database/database';
import { retried } from '../../database/retry';
import { Ctx } from '../../identity/context';
import { type PublicPage, readSite, type Site } from '../../public-pages/router';

/** A page that is online; of one that is not, no more is told. */
export type Found = { page: PublicPage; site: Site };

/** So long an answer may be older than the database. */
const FRESH_MS = 500;
const MOST_PAGES = 10_000;

const READER = { kind: 'system', id: 'public', name: 'Public page', scopes: new Set<never>() } as const;

/** The context of one request for a page: each has its own, since a context holds the transaction that is under way. */
export const readerCtx = (database: Database, { companyId }: PublicPage): Ctx => new Ctx(database, companyId, READER);

type Find = (database: Database) => Promise<PublicPage | undefined>;

/**
 * Finds pages by a name, each asked for once in half a second however many want it: a page that is not there, or not online, likewise.
 */
export function siteMemory(database: Database, now: () => number = () => performance.now()) {
  const kept = new Map<string, { until: number; found: Promise<Found | 'offline' | undefined> }>();
  const read = async (find: Find): Promise<Found | 'offline' | undefined> => {
    const page = await find(database);
    if (!page) return undefined;
    const site = await readSite(readerCtx(database, page), page);
    return site ? { page, site } : 'offline';
  };
  return {
    find(name: string, find: Find): Promise<Found | 'offline' | undefined> {
      const last = kept.get(name);
      if (last && last.until > now()) return last.found;
      const found = retried(database, () => read(find));
      const entry = { until: now() + FRESH_MS, found };
      found.catch(() => kept.get(name) === entry && kept.delete(name));
      kept.delete(name);
      kept.set(name, entry);
      const [oldest] = kept.keys();
      if (kept.size > MOST_PAGES && oldest !== undefined) kept.delete(oldest);
      return found;
    },
    /** Invalidates an entry after a change, so that the reader who made it sees it. */
    forget: (name: string): void => void kept.delete(name),
  };
}

/** Texts that were made once, each under the stamp of what it was made of; the longest unused go when there are too many. */
export function answerMemory<Answer>(sizeOf: (answer: Answer) => number, mostBytes = 64 * 1024 * 1024) {
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
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
    },
  };
}
