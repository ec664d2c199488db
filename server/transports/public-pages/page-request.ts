import type { Ctx } from '../../auth/context';
import type { PageAddress } from './address';
import type { Document } from './layout';
import type { Found } from './memory';

/** A request for a public page: where the page is served, the path segments below it, and the query. Each request has its own `ctx`. */
export type PageRequest = {
  found: Found & { ctx: Ctx };
  place: PageAddress;
  parts: readonly string[];
  query: URLSearchParams;
};

/**
 * A document, a redirect, a response that was already sent, or undefined for 404. `mayKeep` says whether to cache the document: not if it
 * depends on its reader or is rarely requested.
 */
export type PageResult = { document: Document; mayKeep: boolean } | { location: string } | 'sent' | undefined;
