import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { withMigrationLock } from '../database/migration-lock';
import { openMigratedDatabase } from '../database/open';
import { signInNew } from '../testing/dashboard';
import { createMigratedDatabase } from '../testing/database';
import { callsTo } from '../testing/http';
import { installOn } from '../testing/installation';
import { startDocent } from '../testing/process';
import { WAIT_MS } from '../testing/wait';

/** How long the tables are held: longer than any request waits for a lock, a connection or an answer. */
const LASTS_MS = 4_500;

const UNLIMITED = {
  DOCENT_RATE_LIMIT: '1000000',
  DOCENT_RATE_LIMIT_USERS: '1000000',
  DOCENT_CLIENT_LIMIT: '1000000',
  DOCENT_CLIENT_LIMIT_ADDRESS: '1000000',
  DOCENT_DASHBOARD_LIMIT: '1000000',
  // On a busy machine, requests that waited while the tables were held take long to get their turn.
  DOCENT_WAIT_FACTOR: '4',
};

const TABLES = `
  SELECT string_agg(format('%I', relname), ', ') AS "list" FROM pg_class
  WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND relname <> 'RateWindow'`;

/** Holds all tables, as moving them to other nodes does. */
async function holdTables(client: Client, held: () => void): Promise<void> {
  const { rows } = await client.query<{ list: string }>(TABLES);
  await client.query('BEGIN');
  await client.query(`LOCK TABLE ${rows[0]?.list} IN ACCESS EXCLUSIVE MODE`);
  held();
  await wait(LASTS_MS);
  await client.query('COMMIT');
}

it('answers requests that arrive while tables are moved, after the move', async ({ skip }) => {
  const url = (await createMigratedDatabase()) ?? skip('embedded belongs to one process');
  const { env, key, companyId } = await installOn(url);
  const { database } = await openMigratedDatabase({ DATABASE_URL: url, DATABASE_POOL: 2, DOCENT_DATA_DIR: '' });
  const { clientToken } = await database.prisma.company.findUniqueOrThrow({ where: { id: companyId } });
  const { cookie } = await signInNew(database, companyId);
  await database.close();
  const docent = await startDocent({ ...env, ...UNLIMITED });
  const call = callsTo(docent.url);
  const tour = await call('POST', '/api/v1/product-tours', { key, body: { name: 'Tour' } });
  const { id: entityId } = tour.body as { id: number };
  const browser = { clientToken, anonymousId: '0123456789abcdef0123456789abcdef' };
  const eventOf = (n: number) => ({
    id: `event-${n}`,
    name: 'tour_start',
    entityType: 'tour',
    entityId,
    at: Date.now(),
  });
  const asked = [
    (_: number) => call('GET', `/api/v1/product-tours/${entityId}`, { key }),
    (n: number) => call('PATCH', `/api/v1/users/user-${n}`, { key, body: { metadata: { n } } }),
    (n: number) => call('POST', '/api/v1/tags', { key, body: { name: `Tag ${n}` } }),
    (_: number) => call('GET', '/api/v1/stats/summary', { key }),
    (n: number) =>
      call('POST', '/api/client/events', { body: { ...browser, sentAt: Date.now(), events: [eventOf(n)] } }),
    (_: number) => call('POST', '/api/client/bootstrap', { body: browser }),
    (_: number) => call('GET', '/api/trpc/tags.list?input=%7B%7D', { headers: { Cookie: cookie } }),
  ];
  const [first, ...others] = await Promise.all(asked.map((ask, n) => ask(n)));
  expect([first, ...others].map((answer) => answer?.status)).toEqual([200, 201, 201, 200, 200, 200, 200]);

  let answered = 0;
  const failures: string[] = [];
  let n = 10;
  const send = async () => {
    n += 1;
    const kind = n % asked.length;
    const { status, text } = await (asked[kind] ?? expect.unreachable())(n);
    answered += 1;
    if (status >= 400) failures.push(`${kind}: ${status} ${text.slice(0, 200)}`);
  };
  const sent: Promise<void>[] = [];
  const timer = setInterval(() => void sent.push(send()), 40);
  onTestFinished(() => clearInterval(timer));
  let before = 0;
  await withMigrationLock(url, (client) =>
    holdTables(client, () => {
      before = answered;
    }),
  );
  const waited = sent.length - before;
  await vi.waitUntil(() => answered > before + waited + 50, { timeout: WAIT_MS });
  clearInterval(timer);
  await Promise.all(sent);
  expect(failures).toEqual([]);
  expect(waited).toBeGreaterThan(60);
});
