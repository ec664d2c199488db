import { describe, expect, test } from 'vitest';
import { FIND_KEY, hashKey } from '../auth/authenticate';
import { FIND_WIDGET } from '../features/widgets/rows';
import { openTestCaller } from '../testing/caller';
import { createTestCompany } from '../testing/database';
import { openReplicas } from '../testing/replicas';
import { batchLookups } from './batch-lookups';

const [database] = (await openReplicas()) ?? [];

/** Returns a function that runs statements, and the names of the statements that the database received. */
function recording() {
  if (!database) throw new Error('There is no server.');
  const sent: string[] = [];
  const run = batchLookups((statement, values) => {
    sent.push(statement.name);
    return database.sql({ name: statement.name, text: statement.text, shared: true }, values);
  });
  return { run, sent };
}

describe.skipIf(!database)('concurrent look-ups', () => {
  test('run as one statement, and each finds only rows of its own company', async () => {
    const { run, sent } = recording();
    const callers = [await openTestCaller(undefined, database), await openTestCaller(undefined, database)] as const;
    const made = [];
    for (const { companyId, api } of callers)
      for (const name of ['First', 'Second']) made.push({ companyId, ...(await api.productTours.create({ name })) });
    const others = made.map(({ id, companyId }) => ({
      id,
      companyId: callers.find((one) => one.companyId !== companyId)?.companyId,
    }));
    const ask = ({ companyId, id }: { companyId: number | undefined; id: number }) =>
      run<{ id: number; name: string; content: unknown }>(FIND_WIDGET, [companyId, id, 'tour']);
    const [own, foreign] = await Promise.all([Promise.all(made.map(ask)), Promise.all(others.map(ask))]);
    expect(sent).toEqual(['widget_find_of_many']);
    expect(own.map((rows) => rows.map(({ id, name }) => ({ id, name })))).toEqual(
      made.map(({ id, name }) => [{ id, name }]),
    );
    expect(foreign).toEqual(made.map(() => []));
    // A single look-up returns the same row.
    const [one] = made;
    expect(one && (await ask(one))).toEqual(own[0]);
    expect(sent.at(-1)).toBe('widget_find');
  });

  test('find existing keys, and nothing for an unknown key', async () => {
    if (!database) return;
    const { run, sent } = recording();
    const keys = [await createTestCompany(database), await createTestCompany(database)];
    const asked = [keys[0]?.key, `dk_${'0'.repeat(40)}`, keys[1]?.key].map((key = '') => run(FIND_KEY, [hashKey(key)]));
    expect(await Promise.all(asked)).toMatchObject([
      [{ companyId: keys[0]?.companyId }],
      [],
      [{ companyId: keys[1]?.companyId }],
    ]);
    expect(sent).toHaveLength(1);
  });

  test('fail separately: an invalid value rejects only its own look-up', async () => {
    const { run } = recording();
    const { companyId, api } = await openTestCaller(undefined, database);
    const { id } = await api.productTours.create({ name: 'Tour' });
    const settled = await Promise.allSettled(
      [id, 99_999_999_999, id].map((one) => run(FIND_WIDGET, [companyId, one, 'tour'])),
    );
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});
