import { describe, expect, test } from 'vitest';
import { createTestCompany } from '../../testing/database';
import { openReplicas } from '../../testing/replicas';
import { countInOneStatement, type LimitName } from './count-caller';

const replicas = await openReplicas();
const UNKNOWN = `dk_${'0'.repeat(40)}`;

describe.skipIf(!replicas)('concurrent requests', () => {
  const [first, second] = replicas ?? ([] as never);
  const makeKeys = async (count: number) =>
    (await Promise.all(Array.from({ length: count }, () => createTestCompany(first)))).map(({ key }) => key);

  test('each get a separate count by key and limit, and their own company', async () => {
    const count = countInOneStatement(first);
    const companies = [await createTestCompany(first), await createTestCompany(first)] as const;
    const asked: [string, LimitName][] = Array.from({ length: 30 }, (_, at) => [
      companies[at % 2 === 0 ? 0 : 1].key,
      at % 3 === 0 ? 'users' : 'api',
    ]);
    const answers = await Promise.all(asked.map(([key, limit]) => count(key, limit)));
    const counts: Record<string, (number | undefined)[]> = {};
    for (const [at, answer] of answers.entries()) {
      const [key, limit] = asked[at] ?? [];
      expect(answer?.caller.companyId).toBe(companies.find((one) => one.key === key)?.companyId);
      counts[`${key} ${limit}`] = [...(counts[`${key} ${limit}`] ?? []), answer?.window.count];
    }
    const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);
    expect(Object.values(counts).sort((a, b) => a.length - b.length)).toEqual([5, 5, 10, 10].map(upTo));
  });

  test('with an unknown key get no count and do not affect the others', async () => {
    const count = countInOneStatement(first);
    const [key = ''] = await makeKeys(1);
    const [before, unknown, after] = await Promise.all([count(key, 'api'), count(UNKNOWN, 'api'), count(key, 'api')]);
    expect([before?.window.count, unknown, after?.window.count]).toEqual([1, undefined, 2]);
  });

  test('start an expired window again, and all of them count', async () => {
    const count = countInOneStatement(first);
    const [key = ''] = await makeKeys(1);
    const before = await count(key, 'api');
    await first.prisma.rateWindow.updateMany({
      where: { bucket: `key:${before?.caller.actor.id}:api` },
      data: { resetAt: new Date(Date.now() - 1_000), count: 50 },
    });
    const answers = await Promise.all([count(key, 'api'), count(key, 'api'), count(key, 'api')]);
    expect(answers.map((answer) => answer?.window.count)).toEqual([1, 2, 3]);
    expect(answers.every((answer) => (answer?.window.resetAt ?? 0) > Date.now())).toBe(true);
  });

  test('on two replicas, with the same keys in different order, do not deadlock, and all of them count', async () => {
    const replicasCount = [countInOneStatement(first), countInOneStatement(second)];
    const keys = await makeKeys(40);
    const countAll = () =>
      Promise.all(
        replicasCount.map((count, at) => Promise.all((at ? keys.toReversed() : keys).map((key) => count(key, 'api')))),
      );
    const [[, , middle] = []] = await countAll();
    const bucket = `key:${middle?.caller.actor.id}:api`;
    const waiting = async () =>
      (
        await first.prisma.$queryRaw<{ count: number }[]>`
          SELECT count(*)::int AS "count" FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%RateWindow%'`
      )[0]?.count;
    // When a replica waits for this key, it has counted all keys that come before it in its own order.
    const both = await first.prisma.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "RateWindow" WHERE "bucket" = ${bucket} FOR UPDATE`;
      const counting = countAll();
      counting.catch(() => {});
      await expect.poll(waiting).toBe(2);
      return { counting };
    });
    const counts = (await both.counting).flat().map((answer) => answer?.window.count);
    expect(counts.sort()).toEqual(keys.flatMap(() => [3, 4]).sort());
  });
});
