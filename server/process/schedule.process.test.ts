import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import { type Call, callsTo } from '../testing/http';
import { installNew } from '../testing/installation';
import { startDocent } from '../testing/process';
import { repeats } from '../testing/repeats';
import { WAIT_MS } from '../testing/wait';

const ROUNDS = repeats(1, 50);
/** The tours for each action in a round: enough that a process is killed between two of them. */
const TOURS_PER_ACTION = 8;
/** How far ahead the actions are scheduled: longer than scheduling them takes. Then the test makes all of them due at once. */
const AHEAD_MS = 3_600_000;
/** Timeout of an action; the schedule is read every ten seconds. */

const ACTIONS = ['publish', 'publish-changes', 'take-down'] as const;
type Action = (typeof ACTIONS)[number];

/** A tour after its action: whether it is live, and the title of its step. */
const AFTER: Record<Action, { active: boolean; title: string }> = {
  publish: { active: true, title: 'Before' },
  'publish-changes': { active: true, title: 'After' },
  'take-down': { active: false, title: 'Before' },
};

const steps = (title: string) => [{ id: 'only', type: 'modal', title }];

async function planTour(call: Call, key: string, action: Action, at: string): Promise<number> {
  const body = {
    name: action,
    active: action !== 'publish',
    steps: steps('Before'),
    targeting: { showOnAllPages: true },
  };
  const made = await call('POST', '/product-tours', { key, body });
  expect(made.status, made.text).toBe(201);
  const { id } = made.body as { id: number };
  const path = `/widgets/product-tours/${id}`;
  if (action === 'publish-changes') {
    const changed = await call('PATCH', `${path}/draft`, { key, body: { steps: steps('After') } });
    expect(changed.status, changed.text).toBe(200);
  }
  const planned = await call('POST', `${path}/schedule`, { key, body: { action, at } });
  expect(planned.status, planned.text).toBe(201);
  return id;
}

it('does each scheduled action exactly once when replicas are killed while they do it', async () => {
  const { env, key } = await installNew('server');
  // A busy machine makes requests wait for the database, especially right after a start.
  const settings = { ...env, DOCENT_RATE_LIMIT: '1000000', DOCENT_WAIT_FACTOR: '20' };
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const count = async (sql: string, ids: number[]): Promise<number> => {
    const { rows } = await client.query<{ n: number }>(sql, [ids]);
    return rows[0]?.n ?? Number.NaN;
  };
  const countRun = (ids: number[]) =>
    count(
      `SELECT count(*)::int AS n FROM "WidgetSchedule" WHERE "state" <> 'pending' AND "widgetId" = ANY($1::int[])`,
      ids,
    );

  let replicas = [await startDocent(settings), await startDocent(settings)];
  let interrupted = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const call = callsTo(`${replicas[0]?.url}/api/v1`);
    const at = new Date(Date.now() + AHEAD_MS).toISOString();
    const plans = ACTIONS.flatMap((action) => Array.from({ length: TOURS_PER_ACTION }, () => action));
    const tours = await Promise.all(
      plans.map(async (action) => ({ action, id: await planTour(call, key, action, at) })),
    );
    const ids = tours.map(({ id }) => id);
    await client.query('UPDATE "WidgetSchedule" SET "at" = now() WHERE "widgetId" = ANY($1::int[])', [ids]);

    // Killed after one action in the first round, after two in the next, and so on.
    const killAfter = 1 + (round % (ids.length - 1));
    await vi.waitUntil(async () => (await countRun(ids)) >= killAfter, { timeout: WAIT_MS, interval: 1 });
    // Rounds alternate between killing both replicas and only the first, which may not be the one that runs the actions.
    const killed = round % 2 ? replicas.slice(0, 1) : replicas;
    for (const { child } of killed) child.kill('SIGKILL');
    await Promise.all(killed.map(({ exit }) => exit));
    if ((await countRun(ids)) < ids.length) interrupted += 1;
    const started = await Promise.all(killed.map(() => startDocent(settings)));
    replicas = [...started, ...replicas.filter((replica) => !killed.includes(replica))];

    await vi.waitUntil(async () => (await countRun(ids)) === ids.length, { timeout: WAIT_MS, interval: 20 });
    expect(
      await count(
        `SELECT count(*)::int AS n FROM "WidgetSchedule" WHERE "state" = 'done' AND "widgetId" = ANY($1::int[])`,
        ids,
      ),
    ).toBe(ids.length);
    const { rows } = await client.query<{ widgetId: number; n: number }>(
      `SELECT "widgetId", count(*)::int AS n FROM "WidgetVersion"
       WHERE "actorKind" = 'system' AND "actorId" = 'schedule' AND "widgetId" = ANY($1::int[]) GROUP BY 1 ORDER BY 1`,
      [ids],
    );
    expect(rows).toEqual([...ids].sort((a, b) => a - b).map((widgetId) => ({ widgetId, n: 1 })));
    const after = callsTo(`${replicas[0]?.url}/api/v1`);
    for (const { action, id } of tours) {
      const { body } = await after('GET', `/product-tours/${id}`, { key });
      const { active, title } = AFTER[action];
      expect(body).toMatchObject({ active, steps: [{ title }], draft: null, schedule: [] });
    }
  }
  console.log(`${interrupted} of ${ROUNDS} rounds were interrupted between the first action and the last`);
  // Both were killed in the first round, while most of its actions were still to do.
  expect(interrupted).toBeGreaterThan(0);
  await client.end();
});
