import { createHmac } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { companyMaker, forUsers, NPS } from '../../testing/browser';
import { openTestDatabase } from '../../testing/database';
import { startApi } from '../../testing/http';

const database = await openTestDatabase();
const api = await startApi(database, { DOCENT_CLIENT_LIMIT_ADDRESS: '1000000', DOCENT_CLIENT_LIMIT: '1000000' });
afterAll(() => api.stop());
const installed = companyMaker(database, api);

const hashed = (key: string, userId: string) => createHmac('sha256', key).update(userId).digest('hex');

/** Every endpoint that checks a hash, with a body. */
const bodiesFor = (widgetId: number): [string, object][] => [
  ['/bootstrap', {}],
  ['/identify', { metadata: {} }],
  ['/events', { sentAt: 0, events: [{}] }],
  ['/responses/nps', { id: 'answer-01', widgetId, rating: '9' }],
  ['/roadmap-votes', { itemId: 1, voted: true }],
  ['/changelog', { changelogId: 1 }],
  ['/roadmap', { roadmapId: 1 }],
];

test('when verification is required, a valid hash is accepted, and a wrong or missing one is rejected by every endpoint', async () => {
  const { rest, browser, key } = await installed();
  await rest('PATCH', '/company', { settings: { identityVerification: { required: true } } });
  const nps = await rest('POST', '/nps-widgets', NPS);
  const { ask } = browser();
  for (const [path, body] of bodiesFor(nps.id))
    for (const hash of [undefined, 'x', hashed('dk_other', 'ann'), hashed(key, 'bob')])
      expect(await ask(path, { ...body, userId: 'ann', hash }), path).toMatchObject({
        status: 403,
        body: { error: { code: 'identity_not_verified' } },
      });
  const proved = { userId: 'ann', hash: hashed(key, 'ann') };
  expect((await ask('/identify', proved)).body).toEqual({ verified: true });
  expect((await ask('/bootstrap', proved)).body).toMatchObject({ identified: true, verified: true });
  expect((await ask('/bootstrap')).body).toMatchObject({ identified: false });
});

test('by default, keys with `publish` sign; `signingKeys` selects others', async () => {
  const { rest, browser, key } = await installed();
  const nps = await rest('POST', '/nps-widgets', NPS);
  const reader = await rest('POST', '/api-keys', { name: 'Reader', scopes: ['read', 'write'] });
  const signer = await rest('POST', '/api-keys', { name: 'Signer', scopes: ['read'] });
  const { ask } = browser();
  const choose = (identityVerification: object) =>
    rest('PATCH', '/company', { settings: { identityVerification: { required: true, ...identityVerification } } });
  const passed = async (by: string) => {
    const hash = hashed(by, 'ann');
    const statuses = [];
    for (const [path, body] of bodiesFor(nps.id))
      statuses.push((await ask(path, { ...body, userId: 'ann', hash })).status);
    if (statuses.every((status) => status === 403)) return false;
    expect(statuses).not.toContain(403);
    return true;
  };
  const who = async () => [await passed(key), await passed(String(reader.key)), await passed(String(signer.key))];
  await choose({});
  expect(await who()).toEqual([true, false, false]);
  await choose({ signingKeys: [signer.id] });
  expect(await who()).toEqual([false, false, true]);
  await choose({ signingKeys: [signer.id, reader.id] });
  expect(await who()).toEqual([false, true, true]);
  // An omitted setting does not change.
  await choose({});
  expect(await who()).toEqual([false, true, true]);
  await choose({ signingKeys: null });
  expect(await who()).toEqual([true, false, false]);
  await choose({ signingKeys: [] });
  expect(await who()).toEqual([false, false, false]);
});

test('when verification is not required, a wrong hash is accepted and reported as unverified', async () => {
  const { browser } = await installed();
  expect((await browser().ask('/identify', { userId: 'ann', hash: 'x' })).body).toEqual({ verified: false });
});

test('when verification is required, the id of a browser never identifies a user, even if the browser was identified before', async () => {
  const { rest, browser, key, companyId } = await installed();
  const settings = { ...NPS.settings, frequency: { mode: 'once' } };
  const nps = await rest('POST', '/nps-widgets', { ...NPS, settings });
  await rest('POST', '/nps-widgets', { ...NPS, name: 'For pro', targeting: forUsers('pro') });
  const roadmap = await rest('POST', '/roadmaps', { name: 'Plans' });
  const section = await rest('POST', `/roadmaps/${roadmap.id}/sections`, { name: 'Now' });
  const item = await rest('POST', `/roadmaps/${roadmap.id}/sections/${section.id}/items`, { name: 'Item' });
  await rest('PATCH', '/company', { settings: { identityVerification: { required: true } } });
  const ann = browser();
  const proved = { userId: 'ann', hash: hashed(key, 'ann') };
  await ann.report('nps_widget_shown', nps, 'npsWidget', { id: 'event-0001' });
  await ann.ask('/identify', { ...proved, metadata: { plan: 'pro' } });
  await ann.ask('/roadmap-votes', { ...proved, itemId: item.id, voted: true });
  const known = async () => [
    await rest('GET', '/users/ann/activity'),
    (await ann.ask('/bootstrap', proved)).body,
    await database.prisma.roadmapVote.findMany({ where: { companyId, voter: 'ann' } }),
  ];
  const before = await known();
  expect(before[0]).toMatchObject({ pagination: { total: 1 } });
  expect(before[1].widgets).toMatchObject([{ id: nps.id, due: false }, { view: { name: 'For pro' } }]);

  const forger = browser(ann.anonymousId);
  expect((await forger.ask('/bootstrap')).body.widgets).toMatchObject([{ id: nps.id, due: true }]);
  await forger.report('nps_widget_dismissed', nps, 'npsWidget');
  await forger.ask('/responses/nps', { id: 'answer-01', widgetId: nps.id, rating: '1' });
  for (const voted of [true, false]) await forger.ask('/roadmap-votes', { itemId: item.id, voted });
  const bob = { userId: 'bob', hash: hashed(key, 'bob') };
  expect((await forger.ask('/bootstrap', bob)).body.widgets).toMatchObject([{ id: nps.id, due: true }]);
  await forger.ask('/identify', bob);
  await forger.report('nps_widget_dismissed', nps, 'npsWidget', {}, bob);
  expect(await known()).toEqual(before);
  expect(await rest('GET', '/users/bob/activity')).toMatchObject({ pagination: { total: 1 } });
  // An event from before the identification is a duplicate, even if another browser sends it again.
  expect((await forger.report('nps_widget_shown', nps, 'npsWidget', { id: 'event-0001' })).body).toMatchObject({
    recorded: 0,
    duplicates: 1,
  });
  // Erasing Ann also erases data with the id of her browser.
  await forger.ask('/roadmap-votes', { itemId: item.id, voted: true });
  expect((await api.call('DELETE', '/users/ann', { key })).status).toBe(204);
  expect(await database.prisma.roadmapVote.count({ where: { companyId } })).toBe(0);
  expect(await database.prisma.actor.count({ where: { companyId, key: { contains: ann.anonymousId } } })).toBe(0);
});

test('when verification is not required, an identified browser counts as the user before the page identifies it again', async () => {
  const { rest, browser } = await installed();
  const settings = { ...NPS.settings, frequency: { mode: 'once' } };
  const nps = await rest('POST', '/nps-widgets', { ...NPS, settings });
  const { ask, report } = browser();
  await ask('/identify', { userId: 'ann' });
  await report('nps_widget_shown', nps, 'npsWidget', {}, { userId: 'ann' });
  expect((await ask('/bootstrap')).body).toMatchObject({ identified: false, widgets: [{ due: false }] });
});

test('a user whose id equals the id of a browser does not share its votes', async () => {
  const { rest, browser, companyId, key } = await installed();
  const roadmap = await rest('POST', '/roadmaps', { name: 'Plans' });
  const section = await rest('POST', `/roadmaps/${roadmap.id}/sections`, { name: 'Now' });
  const item = await rest('POST', `/roadmaps/${roadmap.id}/sections/${section.id}/items`, { name: 'Item' });
  const visitor = browser();
  const userId = `anonymous:${visitor.anonymousId}`;
  await browser().ask('/roadmap-votes', { userId, itemId: item.id, voted: true });
  await visitor.ask('/roadmap-votes', { itemId: item.id, voted: true });
  const votes = () => database.prisma.roadmapVote.count({ where: { companyId } });
  expect(await votes()).toBe(2);
  await visitor.ask('/roadmap-votes', { itemId: item.id, voted: false });
  expect(await votes()).toBe(1);
  expect((await api.call('DELETE', `/users/${userId}`, { key })).status).toBe(204);
  expect(await votes()).toBe(0);
});

test('metadata is merged and never erased, and the anonymous history moves to the user', async () => {
  const { rest, browser } = await installed();
  const nps = await rest('POST', '/nps-widgets', {
    ...NPS,
    settings: { ...NPS.settings, frequency: { mode: 'once' } },
  });
  const { ask, report } = browser();
  await report('nps_widget_shown', nps, 'npsWidget');
  await ask('/identify', { userId: 'ann', metadata: { plan: 'pro', name: 'Ann' } });
  await ask('/identify', { userId: 'ann', metadata: { plan: null, age: 7 } });
  expect(await rest('GET', '/users/ann')).toMatchObject({ metadata: { plan: 'pro', name: 'Ann', age: 7 } });
  const elsewhere = await browser().ask('/bootstrap', { userId: 'ann' });
  expect(elsewhere.body.widgets).toMatchObject([{ due: false }]);
});

test('an unverified browser cannot change protected metadata that a server has set', async () => {
  const { rest, browser, key } = await installed();
  const { ask } = browser();
  const metadataOf = async (userId: string) => (await rest('GET', `/users/${userId}`)).metadata;
  const hack = { plan: 'hacked', role: 'admin' };
  await rest('PUT', '/users/ann', { metadata: { plan: 'free' } });
  await ask('/identify', { userId: 'ann', metadata: hack });
  expect(await metadataOf('ann')).toEqual(hack);

  await rest('PATCH', '/company', { settings: { protectMetadata: true } });
  await rest('PATCH', '/users/ann', { metadata: { plan: 'pro' } });
  await ask('/identify', { userId: 'ann', metadata: { ...hack, theme: 'dark' } });
  expect(await metadataOf('ann')).toEqual({ plan: 'pro', role: 'admin', theme: 'dark' });
  await rest('POST', '/users/import', {
    users: [
      { userId: 'ann', metadata: { role: 'viewer' } },
      { userId: 'bob', metadata: { plan: 'team' } },
    ],
  });
  for (const userId of ['ann', 'bob']) await ask('/identify', { userId, metadata: { ...hack, theme: 'light' } });
  expect(await metadataOf('ann')).toEqual({ plan: 'pro', role: 'viewer', theme: 'light' });
  expect(await metadataOf('bob')).toEqual({ plan: 'team', role: 'admin', theme: 'light' });
  await rest('PUT', '/users/bob', { metadata: { role: 'viewer' } });
  await ask('/identify', { userId: 'bob', metadata: hack });
  expect(await metadataOf('bob')).toEqual({ plan: 'hacked', role: 'viewer' });

  await ask('/identify', { userId: 'ann', hash: hashed(key, 'ann'), metadata: { plan: 'proven' } });
  expect(await metadataOf('ann')).toMatchObject({ plan: 'proven' });
  await rest('PATCH', '/users/ann', { metadata: { plan: null } });
  await ask('/identify', { userId: 'ann', metadata: { plan: 'own' } });
  expect(await metadataOf('ann')).toMatchObject({ plan: 'own' });
  expect((await ask('/identify', { userId: 'new', metadata: hack })).status).toBe(200);
  expect(await metadataOf('new')).toEqual(hack);
});
