import { describe, expect, test } from 'vitest';
import type { Scope } from '../../../auth/scopes';
import { issuePaths, openTestCaller, refusal, simultaneously } from '../../../testing/caller';
import { mistyped } from '../../../testing/mistyped';
import { recordEvents } from '../../analytics/events/service';

const DEFAULTS = {
  appearance: { accentColor: null, colorScheme: 'auto', logoUrl: null },
  identityVerification: { required: false, signingKeys: null },
  throttle: null,
  widgetPauseSeconds: 30,
  allowedOrigins: [],
  offAutomated: false,
  eventRetentionDays: null,
  publishing: 'open',
  protectMetadata: false,
  timeZone: null,
};

test('a new company has default settings and no installed script', async () => {
  const { api, companyId } = await openTestCaller();
  expect(await api.company.get({})).toEqual({
    id: companyId,
    name: 'Test company',
    clientToken: expect.stringMatching(/^ct_\w{32}$/),
    settings: DEFAULTS,
    script: {
      url: expect.stringMatching(/^http.*\/js\/main\.js$/),
      pinnedUrl: expect.stringMatching(/^http.*\/js\/main\.[\w-]{16}\.js$/),
      integrity: expect.stringMatching(/^sha384-[\w+/]{64}$/),
    },
    installation: { installed: false, lastSeenAt: null, origins: [], lastEventAt: null, lastEventUrl: null },
  });
});

test('an update merges settings key by key', async () => {
  const { api, companyId, database } = await openTestCaller();
  await database.prisma.company.update({ where: { id: companyId }, data: { settings: { later: { kept: true } } } });
  const throttle = { maxWidgets: 2, windowHours: 24 };
  await api.company.update({ settings: { appearance: { accentColor: '#AA0000' }, throttle } });
  await api.company.update({ settings: { appearance: { colorScheme: 'dark', logoUrl: null } } });
  const changed = await api.company.update({ name: 'Acme', settings: { identityVerification: { required: true } } });
  expect(changed).toMatchObject({
    name: 'Acme',
    settings: {
      appearance: { accentColor: '#AA0000', colorScheme: 'dark', logoUrl: null },
      identityVerification: { required: true, signingKeys: null },
      throttle,
    },
  });
  expect(await api.company.get({})).toEqual(changed);
  expect(await api.company.update({})).toEqual(changed);
  const cleared = await api.company.update({ settings: { appearance: { accentColor: null }, throttle: null } });
  expect(cleared.settings).toEqual({
    ...DEFAULTS,
    appearance: { accentColor: null, colorScheme: 'dark', logoUrl: null },
    identityVerification: { required: true, signingKeys: null },
    throttle: null,
  });
  const stored = await database.prisma.company.findUnique({ where: { id: companyId } });
  expect(stored?.settings).toMatchObject({ later: { kept: true } });
});

test('changes made at the same moment all take effect', async () => {
  const { api } = await openTestCaller();
  const changes = [
    { name: 'Acme' },
    { settings: { appearance: { accentColor: '#00aa00' } } },
    { settings: { appearance: { colorScheme: 'light' as const } } },
    { settings: { identityVerification: { required: true } } },
    { settings: { throttle: { maxWidgets: 1, windowHours: 1 } } },
  ];
  const { refused } = await simultaneously(changes.length, (index) => api.company.update(changes[index] ?? {}));
  expect(refused).toEqual([]);
  expect(await api.company.get({})).toMatchObject({
    name: 'Acme',
    settings: {
      appearance: { accentColor: '#00aa00', colorScheme: 'light', logoUrl: null },
      identityVerification: { required: true },
      throttle: { maxWidgets: 1, windowHours: 1 },
    },
  });
});

describe('the installation', () => {
  const event = (properties?: Record<string, unknown>, occurredAt = new Date('2026-03-01T12:00:00Z')) => ({
    entityType: 'tour',
    entityId: 1,
    name: 'tour_start',
    who: { userId: 'a' },
    occurredAt,
    ...(properties ? { properties } : {}),
  });

  test('reports the page of the newest event', async () => {
    const { api, ctx } = await openTestCaller();
    const { api: other } = await openTestCaller();
    await recordEvents(ctx(), [event({ url: 'https://app.example.com/old' })]);
    await recordEvents(ctx(), [event({ url: 'https://app.example.com/new' }, new Date('2026-03-02T12:00:00Z'))]);
    expect((await api.company.get({})).installation).toMatchObject({
      // Events may also come from servers: only a request of the script itself shows that it is installed.
      installed: false,
      lastEventAt: '2026-03-02T12:00:00.000Z',
      lastEventUrl: 'https://app.example.com/new',
    });
    expect((await other.company.get({})).installation.lastEventAt).toBe(null);
  });

  test('an event of the past, which a server reports later, is not the newest', async () => {
    const { api, ctx } = await openTestCaller();
    await recordEvents(ctx(), [event({ url: 'https://app.example.com/new' }, new Date('2026-03-02T12:00:00Z'))]);
    await recordEvents(ctx(), [event({ url: 'https://app.example.com/old' }, new Date('2026-02-20T12:00:00Z'))]);
    expect((await api.company.get({})).installation).toMatchObject({
      lastEventAt: '2026-03-02T12:00:00.000Z',
      lastEventUrl: 'https://app.example.com/new',
    });
  });

  test.each([undefined, {}, { url: 5 }, { url: null }])('has no page when the event names none: %j', async (given) => {
    const { api, ctx } = await openTestCaller();
    await recordEvents(ctx(), [event(given)]);
    expect((await api.company.get({})).installation).toMatchObject({
      lastEventAt: expect.any(String),
      lastEventUrl: null,
    });
  });
});

test('only a key or person with the scope `publish` can change the company', async () => {
  const caller = await openTestCaller();
  const editor = { scopes: new Set<Scope>(['read', 'write']) };
  for (const actor of [editor, { ...editor, kind: 'person' as const, role: 'editor' as const }]) {
    const refused = await refusal(caller.as(actor).api.company.update({ name: 'Taken' }));
    expect([refused.code, refused.details]).toEqual(['insufficient_scope', { requiredScope: 'publish' }]);
  }
  expect((await caller.as(editor).api.company.get({})).name).toBe('Test company');
});

test('keys that do not belong to the company cannot be chosen to sign', async () => {
  const { api } = await openTestCaller();
  const { id } = await api.apiKeys.create({ name: 'Ours' });
  const foreign = await (await openTestCaller()).api.apiKeys.create({ name: 'Theirs' });
  const signingKeys = [id, foreign.id, 2_147_483_647];
  const error = await refusal(
    api.company.update({ settings: { identityVerification: { required: true, signingKeys } } }),
  );
  expect([error.code, issuePaths(error)]).toEqual([
    'validation_error',
    ['settings.identityVerification.signingKeys[1]', 'settings.identityVerification.signingKeys[2]'],
  ]);
  expect((await api.company.get({})).settings).toEqual(DEFAULTS);
});

test.each([
  [{ name: ' ' }, ['name']],
  [{ clientToken: 'ct_x' }, ['clientToken']],
  [
    { settings: { appearance: { accentColor: 'red', colorScheme: 'blue' } } },
    ['settings.appearance.accentColor', 'settings.appearance.colorScheme'],
  ],
  [{ settings: { eventRetentionDays: 29 } }, ['settings.eventRetentionDays']],
  [{ settings: { eventRetentionDays: 3_651 } }, ['settings.eventRetentionDays']],
  [{ settings: { eventRetentionDays: 30.5 } }, ['settings.eventRetentionDays']],
  [{ settings: { throttle: { maxWidgets: 0 } } }, ['settings.throttle.maxWidgets', 'settings.throttle.windowHours']],
  [{ settings: { identityVerification: null, other: 1 } }, ['settings.identityVerification', 'settings.other']],
])('refuses %j', async (input, paths) => {
  const { api } = await openTestCaller();
  const error = await refusal(api.company.update(mistyped(input)));
  expect([error.code, issuePaths(error)]).toEqual(['validation_error', paths]);
});
