import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { nativeSpread, withNativeSpread } from './native-spread.mjs';

/** Calls a procedure with a middleware, and counts calls of `getOwnPropertyDescriptors`: the published helper copies objects with it. */
const PROGRAM = `
  import { callTRPCProcedure, initTRPC } from '@trpc/server';
  const t = initTRPC.create();
  const router = t.router({ double: t.procedure.use(({ next, ctx }) => next({ ctx: { ...ctx, by: 2 } }))
    .input((input) => Number(input)).query(({ ctx, input }) => [ctx.by * input, ctx.given]) });
  const { getOwnPropertyDescriptors } = Object;
  let described = 0;
  Object.getOwnPropertyDescriptors = (one) => { described += 1; return getOwnPropertyDescriptors(one); };
  const call = { router, path: 'double', type: 'query', ctx: { given: 'kept' }, getRawInput: async () => '4', signal: undefined, batchIndex: 0 };
  export const answer = await callTRPCProcedure(call);
  Object.getOwnPropertyDescriptors = getOwnPropertyDescriptors;
  export const descriptions = described;`;

async function run(plugins: (typeof nativeSpread)[]): Promise<{ answer: unknown; descriptions: number }> {
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM, resolveDir: process.cwd() },
    ...{ bundle: true, format: 'esm', platform: 'node', write: false, plugins },
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')}`);
}

test('a procedure in the bundle answers the same, and copies its options natively', async () => {
  const [published, bundled] = [await run([]), await run([nativeSpread])];
  expect(published.descriptions).toBeGreaterThan(0);
  expect(bundled).toMatchObject({ answer: [8, 'kept'], descriptions: 0 });
  expect(bundled.answer).toEqual(published.answer);
});

test('a module without the helper stays as it is', () => {
  expect(withNativeSpread('const copy = { ...given };')).toBe('const copy = { ...given };');
});
