import { expect, test } from 'vitest';
import { openTestCaller } from '../testing/caller';

test('calls that share a context and run at the same time have separate transactions', async () => {
  const { ctx: newContext } = await openTestCaller();
  const ctx = newContext();
  const number = async () => {
    const [row] = await ctx.db.$queryRaw<{ id: string }[]>`SELECT pg_current_xact_id()::text AS "id"`;
    return row?.id;
  };
  const inTransaction = () =>
    ctx.inTransaction(async () => {
      const numbers = [await number()];
      for (let count = 0; count < 20; count++) numbers.push(await ctx.inTransaction(number));
      return new Set(numbers);
    });
  // Opens both connections, so that neither transaction ends before the other one begins.
  await Promise.all([number(), number()]);
  const [one, other] = await Promise.all([inTransaction(), inTransaction()]);
  expect(one?.size).toBe(1);
  expect(other?.size).toBe(1);
  expect(one).not.toEqual(other);
});

test('work after the commit runs once the outermost transaction is committed, and not after a rollback', async () => {
  const { ctx: newContext } = await openTestCaller();
  const ctx = newContext();
  const done: string[] = [];
  const note = (name: string) => ctx.afterCommit(async () => done.push(name));
  await ctx.inTransaction(async () => {
    await note('outer');
    await ctx.inTransaction(() => note('inner'));
    // Outside of the transaction: on the embedded database, this would wait for the transaction to end.
    await ctx.afterCommit(async () => done.push(String((await ctx.spendEach([])).size)));
    await ctx.afterCommit(async () => {
      throw new Error('The mail server is down.');
    });
    expect(done).toEqual([]);
  });
  expect(done).toEqual(['outer', 'inner', '0']);
  const failing = ctx.inTransaction(async () => {
    await note('rolled back');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await note('without a transaction');
  expect(done).toEqual(['outer', 'inner', '0', 'without a transaction']);
});
