import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Ctx } from '../../auth/context';
import type { CompanyStatement } from '../../database/company-statement';
import { sweepAnswers } from '../../operations/idempotency';
import { operation, router } from '../../operations/operation';
import { openTestCaller, refusal } from '../../testing/caller';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { errorCode, startApi, type TestApi } from '../../testing/http';
import { openReplicas } from '../../testing/replicas';

const database = await openTestDatabase();
let api: TestApi;
let key: string;
let companyId: number;
beforeAll(async () => {
  api = await startApi(database);
  ({ key, companyId } = await createTestCompany(database));
});
afterAll(() => api.stop());

const post = (path: string, name: string | undefined, body?: unknown, by = key, on = api) =>
  on.call('POST', path, { key: by, body, headers: name === undefined ? {} : { 'Idempotency-Key': name } });
const reasonOf = (body: unknown) => (body as { error?: { details?: { reason?: string } } }).error?.details?.reason;
const countTags = (name: string) => database.prisma.tag.count({ where: { companyId, name } });

test('without an idempotency key, a repeated request runs twice', async () => {
  const answers = [
    await post('/product-tours', undefined, { name: 'Two' }),
    await post('/product-tours', undefined, { name: 'Two' }),
  ];
  expect(new Set(answers.map(({ body }) => (body as { id: number }).id)).size).toBe(2);
});

test('a different request with the same key is rejected; the order of fields does not matter', async () => {
  const body = { name: 'Once', backgroundColor: '#aa0000' };
  const first = await post('/tags', 'other-body', body);
  for (const [path, other] of [
    ['/tags', { ...body, name: 'Twice' }],
    ['/tags', {}],
    ['/folders', { name: 'Once' }],
  ] as const) {
    const refused = await post(path, 'other-body', other);
    expect([refused.status, errorCode(refused.body), reasonOf(refused.body)]).toEqual([
      409,
      'conflict',
      'idempotency_key_reused',
    ]);
  }
  const turned = await post('/tags', 'other-body', { backgroundColor: '#aa0000', name: 'Once' });
  expect([turned.status, turned.body]).toEqual([201, first.body]);
});

test('an error is not stored', async () => {
  expect((await post('/tags', 'refused', { name: '' })).status).toBe(400);
  expect((await post('/tags', 'refused', { name: 'Now it is one' })).status).toBe(201);
  await post('/tags', undefined, { name: 'In the way' });
  const taken = await post('/tags', 'conflict', { name: 'In the way' });
  expect([taken.status, reasonOf(taken.body)]).toEqual([409, undefined]);
  await database.prisma.tag.deleteMany({ where: { companyId, name: 'In the way' } });
  const made = await post('/tags', 'conflict', { name: 'In the way' });
  expect([made.status, made.headers.get('idempotent-replay')]).toEqual([201, null]);
});

test('companies do not share keys', async () => {
  const other = await createTestCompany(database);
  const [mine, theirs] = [
    await post('/tags', 'shared', { name: 'S' }),
    await post('/tags', 'shared', { name: 'S' }, other.key),
  ];
  expect([mine.status, theirs.status, theirs.headers.get('idempotent-replay')]).toEqual([201, 201, null]);
});

test('another API key of the company gets the response, but no secret, and only with the scope', async () => {
  const made = async (scopes: string[]) =>
    ((await post('/api-keys', undefined, { name: 'Other', scopes })).body as { key: string }).key;
  const [other, reader] = [await made(['read', 'write', 'publish']), await made(['read'])];
  const tag = await post('/tags', 'by-two', { name: 'By two' });
  expect((await post('/tags', 'by-two', { name: 'By two' }, other)).body).toEqual(tag.body);
  expect((await post('/tags', 'by-two', { name: 'By two' }, reader)).status).toBe(403);
  const secret = await post('/api-keys', 'secret', { name: 'Secret' });
  const stolen = await post('/api-keys', 'secret', { name: 'Secret' }, other);
  expect([stolen.status, reasonOf(stolen.body)]).toEqual([409, 'idempotency_key_reused']);
  expect((await post('/api-keys', 'secret', { name: 'Secret' })).body).toEqual(secret.body);
  const rows = await database.prisma.idempotentAnswer.findMany({ where: { companyId } });
  const { key: whole } = secret.body as { key: string };
  for (const { answer } of rows) expect(Buffer.from(answer).includes(whole)).toBe(false);
});

test.each([
  ['', 'too_small'],
  ['x'.repeat(256), 'too_big'],
])('an invalid key is rejected: %#', async (name, code) => {
  const answer = await post('/tags', name, { name: 'Never' });
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { error: { details: { issues: [{ path: 'Idempotency-Key', code }] } } },
  ]);
  expect((await post('/tags', 'x'.repeat(255), { name: 'Long' })).status).toBe(201);
  expect(await countTags('Never')).toBe(0);
  await database.prisma.tag.deleteMany({ where: { companyId, name: 'Long' } });
  await database.prisma.idempotentAnswer.deleteMany({ where: { companyId } });
});

test('one of many simultaneous requests runs; the others get its response or 409', async () => {
  const answers = await Promise.all(Array.from({ length: 15 }, () => post('/tags', 'at-once', { name: 'At once' })));
  expect(answers.filter(({ status, headers }) => status === 201 && !headers.get('idempotent-replay'))).toHaveLength(1);
  for (const { status, headers, body } of answers.filter(({ status }) => status !== 201)) {
    expect([status, reasonOf(body)]).toEqual([409, 'idempotency_key_in_progress']);
    expect(headers.get('retry-after')).toBe('1');
  }
  expect(await countTags('At once')).toBe(1);
});

test('the change and the stored response are committed or rolled back together', async () => {
  const { api: calls, ctx, database: own, companyId: owner } = await openTestCaller();
  const keyed = () => Object.assign(ctx(), { idempotencyKey: 'together' });
  const { appRouter } = await import('../router');
  const run = Ctx.prototype.sql;
  const spy = vi.spyOn(Ctx.prototype, 'sql').mockImplementation(function (this: Ctx, ...given: unknown[]) {
    const [statement, ...params] = given as [CompanyStatement, ...unknown[]];
    if (statement.name === 'idempotency_keep') return Promise.reject(new Error('The process died.'));
    return run.call(this, statement, ...params);
  });
  const tour = { name: 'Lost', steps: [{ type: 'welcome', title: 'Hello' }] };
  expect((await refusal(appRouter.createCaller(keyed).productTours.create(tour))).code).toBe('internal_error');
  spy.mockRestore();
  expect((await calls.productTours.list({})).data).toEqual([]);
  expect(await own.prisma.widgetVersion.count({ where: { companyId: owner } })).toBe(0);
  const { id } = await appRouter.createCaller(keyed).productTours.create(tour);
  expect((await appRouter.createCaller(keyed).productTours.create(tour)).id).toBe(id);
  expect((await calls.productTours.list({})).data).toHaveLength(1);
});

test('after a deadlock, the whole request runs again, once', async () => {
  const { ctx, api: calls } = await openTestCaller();
  let runs = 0;
  const make = operation({ method: 'POST', path: '/m', tool: 'make', tag: 'T', summary: 'Make', description: 'Make.' })
    .input(z.strictObject({}))
    .output(z.strictObject({ runs: z.int() }))
    .mutation(async ({ ctx: own }) => {
      runs += 1;
      await own.db.tag.create({ data: { companyId: own.companyId, name: `Run ${runs}` } });
      const deadlock = `DO $$ BEGIN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01'; END $$`;
      if (runs === 1) await own.db.$transaction((tx) => tx.$executeRawUnsafe(deadlock));
      return { runs };
    });
  const keyed = router({ make }).createCaller(() => Object.assign(ctx(), { idempotencyKey: 'lost' }));
  expect(await keyed.make({})).toEqual({ runs: 2 });
  expect(await keyed.make({})).toEqual({ runs: 2 });
  expect((await calls.tags.list({})).data.map(({ name }) => name)).toEqual(['Run 2']);
});

test('responses are deleted after a day', async () => {
  const age = (hours: number) =>
    database.prisma.idempotentAnswer.updateMany({
      where: { companyId, key: 'old' },
      data: { createdAt: new Date(Date.now() - hours * 3_600_000) },
    });
  const first = await post('/product-tours', 'old', { name: 'Old' });
  await age(23.9);
  await sweepAnswers(database);
  expect((await post('/product-tours', 'old', { name: 'Old' })).body).toEqual(first.body);
  await age(24.1);
  const other = await post('/product-tours', 'old', { name: 'New' });
  expect([other.status, other.headers.get('idempotent-replay')]).toEqual([201, null]);
  await age(24.1);
  await sweepAnswers(database);
  expect(await database.prisma.idempotentAnswer.count({ where: { companyId, key: 'old' } })).toBe(0);
});

const replicas = await openReplicas();

describe.skipIf(!replicas)('two replicas', () => {
  test('run a request once, even if its repetitions go to different replicas', async () => {
    if (!replicas) return;
    const servers = await Promise.all(replicas.map((one) => startApi(one)));
    const company = await createTestCompany(replicas[0]);
    const send = (index: number, name: string) =>
      post('/tags', name, { name }, company.key, servers[index % 2] as TestApi);
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => send(index, `Round ${round}`)));
      for (const { status, body } of answers)
        if (status !== 201) expect([status, reasonOf(body)]).toEqual([409, 'idempotency_key_in_progress']);
      const made = answers.filter(({ status, headers }) => status === 201 && !headers.get('idempotent-replay'));
      expect(made).toHaveLength(1);
      expect((await send(round + 1, `Round ${round}`)).body).toEqual(made[0]?.body);
    }
    expect(await replicas[0].prisma.tag.count({ where: { companyId: company.companyId } })).toBe(10);
    for (const server of servers) await server.stop();
  });
});
