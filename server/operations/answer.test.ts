import { expect, test } from 'vitest';
import { z } from 'zod';
import { createTag } from '../features/content/tags/service';
import { openTestCaller } from '../testing/caller';
import { operation, router } from './operation';

const mutation = <S extends z.ZodType>(schema: S, answer: unknown) =>
  router({
    make: operation({
      method: 'POST',
      path: '/made',
      tool: 'make',
      tag: 'Test',
      summary: 'Make',
      description: 'Make a tag.',
    })
      .input(z.strictObject({ name: z.string() }))
      .output(schema)
      .mutation(async ({ ctx, input }) => {
        await createTag(ctx, input);
        return answer as never;
      }),
  });

test('a saved change is answered even if the answer does not match its schema', async () => {
  const { api, ctx } = await openTestCaller();
  const answer = { id: 'one', inner: { secret: 1, text: 'long' }, hash: 'x' };
  const schema = z.strictObject({ id: z.int(), inner: z.strictObject({ text: z.string().max(2) }) });
  const caller = mutation(schema, answer).createCaller(ctx);
  expect(await caller.make({ name: 'Saved' })).toEqual({ id: 'one', inner: { text: 'long' } });
  expect((await api.tags.list({})).data).toMatchObject([{ name: 'Saved' }]);
});

test('an answer that exceeds a limit is returned unchanged', async () => {
  const { ctx } = await openTestCaller();
  const answer = { name: 'Longer' };
  const caller = mutation(z.strictObject({ name: z.string().max(2) }), answer).createCaller(ctx);
  expect(await caller.make({ name: 'Tag' })).toEqual(answer);
});

test('the procedure keeps its output schema for the OpenAPI description', () => {
  const schema = z.strictObject({});
  expect((mutation(schema, {}).make._def as { output?: unknown }).output).toBe(schema);
});
