import { WINDOW_SECONDS, type Window } from '../rate-limit/rate-limit';

type Counts = { resetAt: number; total: number; ofAddresses: Map<string, number> };

/** The multiple of its limit up to which a company is still served. */
const MAX_FACTOR = 2;
/** Requests of an address that are served regardless of other addresses. */
const MIN_SHARE = 10;

/** The result of counting a request: whether it is refused (`over`), and the window. */
type Judged = { over: boolean; window: Window };

/**
 * Counts the requests of a company in windows of a minute. Beyond the limit, requests of the most active addresses are refused: an address
 * is served until it has used half of its fair share, or ten requests if that is more. At twice the limit, all requests are refused.
 */
export function fairShare(now: () => number = Date.now) {
  const companies = new Map<number, Counts>();
  let sweepAt = 0;

  function countsOf(companyId: number): Counts {
    const time = now();
    if (time >= sweepAt) {
      for (const [id, { resetAt }] of companies) if (resetAt <= time) companies.delete(id);
      sweepAt = time + WINDOW_SECONDS * 1000;
    }
    const known = companies.get(companyId);
    if (known && known.resetAt > time) return known;
    const counts = { resetAt: time + WINDOW_SECONDS * 1000, total: 0, ofAddresses: new Map<string, number>() };
    companies.set(companyId, counts);
    return counts;
  }

  return (companyId: number, address: string, limit: number): Judged => {
    const counts = countsOf(companyId);
    const { resetAt, ofAddresses } = counts;
    const before = ofAddresses.get(address) ?? 0;
    const own = before + 1;
    const addresses = ofAddresses.size + (before ? 0 : 1);
    const share = Math.max(MIN_SHARE, limit / (2 * addresses));
    const over = counts.total >= limit && (own > share || counts.total >= limit * MAX_FACTOR);
    if (!over) {
      counts.total += 1;
      ofAddresses.set(address, own);
    }
    return { over, window: { count: counts.total + (over ? 1 : 0), resetAt } };
  };
}
