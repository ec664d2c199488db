import type { Caller } from '../../auth/authenticate';
import type { LimitName } from './count-caller';

const MAX_CALLERS = 10_000;

/** A cache of the callers of recent keys in this process. It grants no access: each request is still authenticated by the database. */
export class RecentCallers {
  readonly #callers = new Map<string, Caller>();

  find(key: string, limit: LimitName): Caller | undefined {
    return this.#callers.get(`${limit}:${key}`);
  }

  /** @param caller undefined to remove the key */
  note(key: string, limit: LimitName, caller: Caller | undefined): void {
    if (this.#callers.size >= MAX_CALLERS) this.#callers.clear();
    if (caller) this.#callers.set(`${limit}:${key}`, caller);
    else this.#callers.delete(`${limit}:${key}`);
  }
}
