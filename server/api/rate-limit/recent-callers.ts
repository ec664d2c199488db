import type { Caller } from '../../identity/authenticate';
import type { LimitName } from './count-caller';

const MOST = 10_000;

/** Whose key was whose a moment ago, in this process. It allows nothing: each request is judged by what the database says of its key. */
export class RecentCallers {
  readonly #callers = new Map<string, Caller>();

  find(key: string, limit: LimitName): Caller | undefined {
    return this.#callers.get(`${limit}:${key}`);
  }

  /** @param caller undefined where the key's next request is to begin with nothing */
  note(key: string, limit: LimitName, caller: Caller | undefined): void {
    if (this.#callers.size >= MOST) this.#callers.clear();
    if (caller) this.#callers.set(`${limit}:${key}`, caller);
    else this.#callers.delete(`${limit}:${key}`);
  }
}
