import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DocentError, Unavailable } from '../../platform/errors';
import { inTime } from '../../platform/in-time';
import { logThrottled } from '../../platform/log-throttled';
import { limitConcurrency } from '../../platform/turns';
import { type Drawn, drawInBrowser } from './browser';
import type { Preview } from './schema';

const MAX_CACHED_BYTES = 32 * 1024 * 1024;
/** Pictures that the content refers to may change at the same URL. */
const CACHED_MS = 10 * 60_000;
const MAX_WAIT_MS = 20_000;

/** How a picture is drawn, and within which time; replaced by tests. */
export const drawing = { draw: drawInBrowser, withinMs: 15_000 };

const cached = new LRUCache<string, Preview>({
  maxSize: MAX_CACHED_BYTES,
  sizeCalculation: ({ png }) => png.length,
  ttl: CACHED_MS,
});
const inFlight = new Map<string, Promise<Preview>>();

// One picture per company at a time, so that a single company cannot use both turns.
const ofCompany = limitConcurrency({ atOnce: 1, waiting: 8, withinMs: MAX_WAIT_MS });
const ofAll = limitConcurrency({ atOnce: 2, waiting: 16, withinMs: MAX_WAIT_MS });

async function drawInTime(drawn: Drawn): Promise<Preview> {
  const { draw, withinMs } = drawing;
  const signal = AbortSignal.timeout(withinMs);
  try {
    return await inTime(draw(drawn, signal), withinMs);
  } catch (error) {
    if (error instanceof DocentError) throw error;
    logThrottled(error, 'a preview could not be drawn');
    throw new Unavailable('picture');
  }
}

/**
 * Draws a widget. Concurrent requests for the same picture share one drawing, which is cached for ten minutes.
 * @throws DocentError `not_configured` without a browser; `unavailable` when too many wait, or the browser takes too long
 */
export async function drawOnce(company: string, drawn: Drawn): Promise<Preview> {
  const key = hash('sha256', JSON.stringify([company, drawn]));
  const known = cached.get(key) ?? inFlight.get(key);
  if (known) return known;
  const work = ofCompany(company, () => ofAll('all', () => drawInTime(drawn)));
  inFlight.set(key, work);
  try {
    const preview = await work;
    cached.set(key, preview);
    return preview;
  } finally {
    inFlight.delete(key);
  }
}
