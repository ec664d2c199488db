import type { Database } from '../database/database';
import type { SignedIn } from './sessions';

/** The context of public procedures: someone who may be signed in, and whose company is not settled yet. */
export type PublicCaller = {
  database: Database;
  person: SignedIn | undefined;
  /** The company among the person's that the browser shows. */
  companyId: number | undefined;
  /** Counts an attempt from the caller's address. @throws DocentError `rate_limit_exceeded` beyond `limit` in a minute. */
  countAttempt: (action: string, limit: number) => Promise<void>;
  /** Runs what tries the password of an account: `tryPassword`, from the caller's browser. */
  tryPassword: <T>(email: string, attempt: () => Promise<T>) => Promise<T>;
};
