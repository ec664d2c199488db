import type { Database } from '../database/types';
import type { SignedIn } from './sessions';

/** The context of public procedures: the caller may be signed in, but does not act in a company yet. */
export type PublicCaller = {
  database: Database;
  person: SignedIn | undefined;
  /** The one of the person's companies that the browser shows. */
  companyId: number | undefined;
  /** Counts an attempt from the caller's address. @throws DocentError `rate_limit_exceeded` beyond `limit` in a minute. */
  countAttempt: (action: string, limit: number) => Promise<void>;
  /** Runs a password attempt with `tryPassword`, from the caller's browser. */
  tryPassword: <T>(email: string, attempt: () => Promise<T>) => Promise<T>;
};
