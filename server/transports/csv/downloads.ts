import type { Ctx } from '../../auth/context';
import { DocentError } from '../../platform/errors';

/** Maximum concurrent downloads of a caller in each process. */
const MAX_DOWNLOADS = 2;
const RETRY_AFTER_S = 5;

const inFlight = new Map<string, number>();

/**
 * Counts a download of a caller until the returned function is called.
 * @throws DocentError `rate_limit_exceeded` at the limit
 */
export function beginDownload({ companyId, actor }: Ctx): () => void {
  const caller = `${companyId} ${actor.kind} ${actor.id}`;
  const count = inFlight.get(caller) ?? 0;
  if (count >= MAX_DOWNLOADS)
    throw new DocentError(
      'rate_limit_exceeded',
      `Only ${MAX_DOWNLOADS} downloads can run at the same time. Try again when one is done.`,
      {
        retryAfter: RETRY_AFTER_S,
      },
    );
  inFlight.set(caller, count + 1);
  return () => {
    const left = (inFlight.get(caller) ?? 1) - 1;
    if (left) inFlight.set(caller, left);
    else inFlight.delete(caller);
  };
}
