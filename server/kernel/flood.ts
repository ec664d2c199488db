import { log } from './log';

const EVERY_MS = 1_000;
const MOST_KINDS = 100;

const known = new Map<string, number>();

const kindOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/**
 * Logs a fault of ours with its cause, of a flood of the same one the first and then once a second how many `more` there were.
 * @param fault what went wrong, in words
 */
export function logFault(error: unknown, fault: string): void {
  const own = `${fault}/${kindOf(error)}`.slice(0, 500);
  const kind = known.has(own) || known.size < MOST_KINDS ? own : 'others';
  const more = known.get(kind);
  if (more !== undefined) return void known.set(kind, more + 1);
  log.error({ err: error }, fault);
  known.set(kind, 0);
  watch(error, fault, kind);
}

/** Says after a second how many came meanwhile, until a second is quiet. */
function watch(error: unknown, fault: string, kind: string): void {
  setTimeout(() => {
    const more = known.get(kind) ?? 0;
    if (more === 0) return void known.delete(kind);
    log.error({ fault: kindOf(error), more }, fault);
    known.set(kind, 0);
    watch(error, fault, kind);
  }, EVERY_MS).unref();
}
