import type { Database } from '../db';
import type { SignedIn } from './sessions';

/** Someone at the door: not yet known to belong to a company. */
export type Visitor = {
  store: Database;
  person: SignedIn | undefined;
  /** The company among the person's that the browser shows. */
  companyId: number | undefined;
  /** Counts an attempt. @throws DocentError `rate_limit_exceeded` beyond `limit` in a minute. */
  attempt: (what: string, limit: number) => Promise<void>;
};
