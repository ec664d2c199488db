import { expect, test } from 'vitest';
import { z } from 'zod';
import { createTag } from '../features/content/tags/service';
import { operation, router } from '../operations/operation';
import { openTestCaller, refusal } from '../testing/caller';
import { asksToRetry } from './retry';

const LOSE = `DO $$ BEGIN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01'; END $$`;

/** An operation that makes a tag, and loses so often first. */
function losing(times: number) {
  let runs = 0;
  const make = operation({ method: 'POST', path: '/m', tool: 'make', tag: 'T', summary: 'Make', description: 'Make.' })
    .input(z.strictObject({}))
    .output(z.strictObject({ runs: z.int() }))
    .mutation(({ ctx }) =>
      ctx.db.$transaction(async (tx) => {
        runs += 1;
        await tx.tag.create({ data: { companyId: ctx.companyId, name: `Run ${runs}` } });
        if (runs <= times) await tx.$executeRawUnsafe(LOSE);
        return { runs };
      }),
    );
  return router({ make });
}

test('an operation that loses against another is run again, as a whole', async () => {
  const { api, ctx } = await openTestCaller();
  expect(await losing(2).createCaller(ctx).make({})).toEqual({ runs: 3 });
  expect((await api.tags.list({})).data).toMatchObject([{ name: 'Run 3' }]);
});

test('one that never wins fails', async () => {
  const { api, ctx } = await openTestCaller();
  expect(await refusal(losing(3).createCaller(ctx).make({}))).toMatchObject({ code: 'internal_error' });
  expect((await api.tags.list({})).data).toEqual([]);
});

test('a refusal is final', async () => {
  const { ctx } = await openTestCaller();
  await createTag(ctx(), { name: 'Taken' });
  const taken = await createTag(ctx(), { name: 'Taken' }).catch((error: unknown) => error);
  expect(asksToRetry(taken)).toBe(false);
});

test('a statement outside of Prisma is known to have lost', async () => {
  const { database } = await openTestCaller();
  const lost = await database.sql({ name: 'lose', text: LOSE }, []).catch((error: unknown) => error);
  expect(asksToRetry(lost)).toBe(true);
});
