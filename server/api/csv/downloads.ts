import type { Ctx } from '../../identity/context';
import { DocentError } from '../../kernel/errors';

/** The most files that one caller is sent at once, by each process. */
const MOST = 2;
const RETRY_AFTER_S = 5;

const underWay = new Map<string, number>();

/**
 * Counts a file as being sent to a caller until the returned function is called.
 * @throws DocentError `rate_limit_exceeded` where the caller is being sent as many as may be
 */
export function beginDownload({ companyId, actor }: Ctx): () => void {
  const caller = `${companyId} ${actor.kind} ${actor.id}`;
  const count = underWay.get(caller) ?? 0;
  if (count >= MOST)
    throw new DocentError(
      'rate_limit_exceeded',
      `${MOST} files are on their way already. Try again when one is there.`,
      {
        retryAfter: RETRY_AFTER_S,
      },
    );
  underWay.set(caller, count + 1);
  return () => {
    const left = (underWay.get(caller) ?? 1) - 1;
    if (left) underWay.set(caller, left);
    else underWay.delete(caller);
  };
}
