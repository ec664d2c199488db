import { log } from './log';

const EVERY_MS = 1_000;
const MAX_KEYS = 100;

const known = new Map<string, number>();

const kindOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/**
 * Logs an error of the server. Repeated errors are throttled: the first is logged, then once a second the number of further ones as `more`.
 * @param fault a description of what failed
 */
export function logThrottled(error: unknown, fault: string): void {
  const own = `${fault}/${kindOf(error)}`.slice(0, 500);
  const kind = known.has(own) || known.size < MAX_KEYS ? own : 'others';
  const more = known.get(kind);
  if (more !== undefined) return void known.set(kind, more + 1);
  log.error({ err: error }, fault);
  known.set(kind, 0);
  watch(error, fault, kind);
}

/** Logs the number of repeated errors once a second, until a second passes without any. */
function watch(error: unknown, fault: string, kind: string): void {
  setTimeout(() => {
    const more = known.get(kind) ?? 0;
    if (more === 0) return void known.delete(kind);
    log.error({ fault: kindOf(error), more }, fault);
    known.set(kind, 0);
    watch(error, fault, kind);
  }, EVERY_MS).unref();
}
