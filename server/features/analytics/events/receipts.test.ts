import { expect, test, vi } from 'vitest';
import { DAY_MS } from '../../../../widgets/targeting/dates';
import { createTestCompany, openTestDatabase } from '../../../testing/database';
import { WAIT_MS } from '../../../testing/wait';
import { startSweeping, sweepReceipts } from './receipts';

const database = await openTestDatabase();

/** Creates receipts of these ages, in days, for a new company. @returns a function that reads the keys that are left */
async function receive(ages: number[]): Promise<() => Promise<string[]>> {
  const { companyId } = await createTestCompany(database);
  await database.prisma.actorCounter.create({ data: { companyId, last: 1 } });
  const now = Date.now();
  await database.prisma.eventReceipt.createMany({
    data: ages.map((days, index) => ({
      companyId,
      key: `${days} ${index}`,
      receivedAt: new Date(now - days * DAY_MS),
    })),
  });
  return async () =>
    (await database.prisma.eventReceipt.findMany({ where: { companyId }, orderBy: { key: 'asc' } })).map(
      ({ key }) => key,
    );
}

test('receipts are deleted once events with them are no longer accepted, in every company', async () => {
  const [mine, other] = [await receive([0, 29.9, 30.9, 31.1, 400]), await receive([500, 500, 500, 500, 500, 1])];
  await sweepReceipts(database, { batch: 2 });
  expect(await mine()).toEqual(['0 0', '29.9 1', '30.9 2']);
  expect(await other()).toEqual(['1 5']);
});

test('nothing is deleted after a sweep is stopped', async () => {
  const kept = await receive([40]);
  await sweepReceipts(database, { stopped: () => true });
  expect(await kept()).toEqual(['40 0']);
});

test('expired receipts are swept repeatedly', async () => {
  const stop = startSweeping(database, 1);
  const [one, another] = [await receive([40]), await receive([50])];
  for (const kept of [one, another]) await vi.waitUntil(async () => !(await kept()).length, { timeout: WAIT_MS });
  await stop();
});
