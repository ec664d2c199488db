import { createTestCompany, openTestDatabase } from './database';
import { startApi } from './http';

/** Serves the API to the tests of one file, without a rate limit that readers could reach. Stop `api` after the last test. */
export async function openPublicPages(settings: Record<string, string> = {}) {
  const database = await openTestDatabase();
  const api = await startApi(database, { DOCENT_CLIENT_LIMIT_ADDRESS: '1000000', ...settings });
  const origin = new URL(api.url).origin;

  /** Makes a company, with calls to its REST API. */
  async function makeCompany() {
    const { companyId, key } = await createTestCompany(database);
    const rest = async (method: string, path: string, body?: object) => {
      const answer = await api.call(method, path, { key, body });
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
      return answer.body as { id: number; publicId: string } & Record<string, unknown>;
    };
    return { companyId, key, rest };
  }

  /** Requests a path as a browser does. */
  async function read(path: string, init: RequestInit = {}) {
    const response = await fetch(origin + path, { redirect: 'manual', ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /**
   * Repeats `ask` until `holds` is true, or false for an answer that was requested more than a second after the call: an answer may be half
   * a second old.
   */
  async function until<T>(ask: () => Promise<T>, holds: (answer: T) => boolean): Promise<T> {
    const end = Date.now() + 1_000;
    for (;;) {
      const isLast = Date.now() > end;
      const answer = await ask();
      if (isLast || holds(answer)) return answer;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
  return { api, database, origin, makeCompany, read, until };
}
