import { expect, test } from 'vitest';
import { z } from 'zod';
import { createTag } from '../features/content/tags/service';
import { operation, router } from '../operations/operation';
import { openTestCaller, refusal } from '../testing/caller';
import { isDeadlockOrSerializationFailure } from './retry';

const DEADLOCK = `DO $$ BEGIN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01'; END $$`;

/** An operation that creates a tag, and whose first `times` runs fail with a deadlock. */
function deadlocking(times: number) {
  let runs = 0;
  const make = operation({ method: 'POST', path: '/m', tool: 'make', tag: 'T', summary: 'Make', description: 'Make.' })
    .input(z.strictObject({}))
    .output(z.strictObject({ runs: z.int() }))
    .mutation(({ ctx }) =>
      ctx.db.$transaction(async (tx) => {
        runs += 1;
        await tx.tag.create({ data: { companyId: ctx.companyId, name: `Run ${runs}` } });
        if (runs <= times) await tx.$executeRawUnsafe(DEADLOCK);
        return { runs };
      }),
    );
  return router({ make });
}

test('an operation that fails with a deadlock is run again, as a whole', async () => {
  const { api, ctx } = await openTestCaller();
  expect(await deadlocking(2).createCaller(ctx).make({})).toEqual({ runs: 3 });
  expect((await api.tags.list({})).data).toMatchObject([{ name: 'Run 3' }]);
});

test('an operation fails when every run ends with a deadlock', async () => {
  const { api, ctx } = await openTestCaller();
  expect(await refusal(deadlocking(3).createCaller(ctx).make({}))).toMatchObject({ code: 'internal_error' });
  expect((await api.tags.list({})).data).toEqual([]);
});

test('the error for a name that is taken is not a reason to retry', async () => {
  const { ctx } = await openTestCaller();
  await createTag(ctx(), { name: 'Taken' });
  const taken = await createTag(ctx(), { name: 'Taken' }).catch((error: unknown) => error);
  expect(isDeadlockOrSerializationFailure(taken)).toBe(false);
});

test('a deadlock of a statement outside of Prisma is recognized', async () => {
  const { database } = await openTestCaller();
  const lost = await database.sql({ name: 'lose', text: DEADLOCK }, []).catch((error: unknown) => error);
  expect(isDeadlockOrSerializationFailure(lost)).toBe(true);
});
