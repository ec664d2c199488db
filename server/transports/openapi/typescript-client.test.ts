import { expect, test } from 'vitest';
import { answerOf, createDocent, DocentError, everyOf } from '../../../clients/typescript/src/index';
import { openTestApi } from '../../testing/api';

const { api, key } = await openTestApi();
const docent = createDocent({ origin: new URL(api.url).origin, apiKey: key });

const failure = (call: Promise<unknown>): Promise<DocentError> =>
  call.then(
    () => Promise.reject(new Error('The call was expected to fail.')),
    (error: DocentError) => error,
  );

test('the client creates a record once for each idempotency key, and reads it', async () => {
  const make = () =>
    answerOf(
      docent.POST('/product-tours', {
        body: { name: 'First project', steps: [{ type: 'welcome', title: 'Welcome' }] },
        params: { header: { 'Idempotency-Key': 'the first' } },
      }),
    );
  const tour = await make();
  expect(await make()).toEqual(tour);
  const read = await answerOf(docent.GET('/product-tours/{id}', { params: { path: { id: tour.id } } }));
  expect([read.name, read.steps.map(({ title }) => title)]).toEqual(['First project', ['Welcome']]);
  const { response } = await docent.DELETE('/product-tours/{id}', { params: { path: { id: tour.id } } });
  expect(response.status).toBe(204);
  expect(
    await answerOf(docent.DELETE('/tags/{tagId}', { params: { path: { tagId: (await makeTag('Gone')).id } } })),
  ).toBe(undefined);
});

const makeTag = (name: string) => answerOf(docent.POST('/tags', { body: { name } }));

test('the client reads lists of any length', async () => {
  for (let n = 0; n < 5; n += 1) await makeTag(`Tag ${n}`);
  const names: string[] = [];
  for await (const { name } of everyOf((after) => docent.GET('/tags', { params: { query: { limit: 2, after } } })))
    names.push(name);
  expect(names).toEqual(['Tag 4', 'Tag 3', 'Tag 2', 'Tag 1', 'Tag 0']);
});

test('errors have a code, details and the id of the request', async () => {
  const invalid = await failure(answerOf(docent.POST('/tags', { body: { name: '' } })));
  expect(invalid).toBeInstanceOf(DocentError);
  expect([invalid.status, invalid.code, invalid.requestId]).toEqual([400, 'validation_error', expect.any(String)]);
  expect(invalid.details('validation_error')?.issues.map(({ path }) => path)).toContain('name');
  expect(invalid.details('conflict')).toBeUndefined();
  const missing = await failure(answerOf(docent.GET('/product-tours/{id}', { params: { path: { id: 1 } } })));
  expect([missing.status, missing.code, missing.message]).toEqual([404, 'not_found', 'Product tour not found.']);
  const elsewhere = createDocent({
    origin: new URL(api.url).origin,
    apiKey: 'none',
    fetch: async () => new Response('x', { status: 502 }),
  });
  const foreign = await failure(answerOf(elsewhere.GET('/tags')));
  expect([foreign.status, foreign.code, foreign.body]).toEqual([502, undefined, undefined]);
});
