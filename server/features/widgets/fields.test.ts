import { expect, it } from 'vitest';
import { openTestApi } from '../../testing/api';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import type { Answer } from '../../testing/http';

const { api, key } = await openTestApi();

const issues = (answer: Answer) =>
  (answer.body as { error: { details: { issues: { path: string; code: string }[] } } }).error.details.issues.map(
    ({ path }) => path,
  );

const create = (path: string, body: object) => api.call('POST', path, { key, body: { name: 'W', ...body } });

it('keeps the step ids that are sent, and generates the missing ones', async () => {
  const made = await create('/product-tours', { steps: [{ id: 'mine', type: 'welcome' }, { type: 'highlight' }] });
  const { id, steps } = made.body as { id: number; steps: { id: string }[] };
  expect(steps[0]?.id).toBe('mine');
  expect(steps[1]?.id).toMatch(/^\w{6,}$/);
  const reordered = await api.call('PATCH', `/product-tours/${id}`, { key, body: { steps: [...steps].reverse() } });
  expect((reordered.body as { steps: unknown }).steps).toEqual([...steps].reverse());
});

it('keeps question ids through the merge of settings', async () => {
  const made = await create('/micro-surveys', {
    settings: { questions: [{ question: 'Why?', type: 'text' }], displayDelay: 3 },
  });
  const { id, settings } = made.body as { id: number; settings: { questions: { id: string }[] } };
  expect(settings.questions[0]?.id).toMatch(/^\w{6,}$/);
  const changed = await api.call('PATCH', `/micro-surveys/${id}`, { key, body: { settings: { displayDelay: 9 } } });
  expect(changed.body).toMatchObject({ settings: { questions: settings.questions, displayDelay: 9 } });
});

it('expands a preset into stored options, and refuses it together with options', async () => {
  const made = await create('/feedback-widgets', { optionsPreset: 'bug-idea-other' });
  const { id, options } = made.body as { id: number; options: unknown[] };
  expect(options).toMatchObject([
    { name: 'Bug', type: 'bug' },
    { name: 'Idea', type: 'idea' },
    { name: 'Other', type: 'other' },
  ]);
  const replaced = await api.call('PATCH', `/feedback-widgets/${id}`, {
    key,
    body: { options: [{ name: 'Hm', emoji: '🤔' }] },
  });
  expect((replaced.body as { options: unknown }).options).toMatchObject([{ name: 'Hm', emoji: '🤔', type: 'other' }]);
  const both = await create('/feedback-widgets', { optionsPreset: 'thumbs', options: [] });
  expect([both.status, issues(both)]).toEqual([400, ['optionsPreset']]);
});

it('publishes a banner without content, but not a popup', async () => {
  const targeting = { showOnAllPages: true };
  const popup = await create('/announcements', { title: 'T', targeting, active: true });
  expect(popup.body).toMatchObject({ active: false, note: expect.stringContaining('content') });
  const banner = await create('/announcements', { title: 'T', targeting, active: true, settings: { type: 'banner' } });
  expect(banner.body).toMatchObject({ active: true });
  const id = (banner.body as { id: number }).id;
  expect((await api.call('PATCH', `/announcements/${id}`, { key, body: { settings: { type: 'toast' } } })).status).toBe(
    400,
  );
});

it('keeps unknown values of enumerations that accept other values', async () => {
  const made = await create('/product-tours', {
    steps: [{ type: 'hologram', direction: 'inwards' }],
    settings: { tourStart: 'someday' },
    targeting: { rules: [{ type: 'moon-phase', comparisonOperator: 'waxing', value: { any: ['thing'] } }] },
  });
  expect(made.body).toMatchObject({
    steps: [{ type: 'hologram', direction: 'inwards' }],
    settings: { tourStart: 'someday' },
    rules: [{ type: 'moon-phase', comparisonOperator: 'waxing', value: { any: ['thing'] } }],
  });
  expect((await create('/product-tours', { steps: [{ type: 'x'.repeat(51) }] })).status).toBe(400);
});

it.each(['__proto__', 'constructor', 'toString'])('stores the rule type %s like any unknown type', async (type) => {
  const made = await create('/product-tours', { targeting: { rules: [{ type }] } });
  expect(made.body).toMatchObject({ rules: [{ type }] });
});

it('reports every fault of a request at once', async () => {
  const answer = await create('/product-tours', {
    name: ' ',
    steps: [
      { title: 5, colour: 'red' },
      { type: 'welcome', domQuery: 'x'.repeat(1001) },
    ],
    targeting: { rules: [{ type: 'url' }, { type: 'user-segment' }], everywhere: true },
    settings: { timeout: 0, saveProgress: 'yes' },
    active: 'true',
    folderId: 1.5,
  });
  expect(answer.status).toBe(400);
  expect(issues(answer).sort()).toEqual(
    [
      'active',
      'folderId',
      'name',
      'settings.saveProgress',
      'settings.timeout',
      'steps[0].colour',
      'steps[0].title',
      'steps[0].type',
      'steps[1].domQuery',
      'targeting.everywhere',
      'targeting.rules[0].value',
      'targeting.rules[1].userSegmentId',
    ].sort(),
  );
});

it('refuses duplicate ids and too many entries', async () => {
  const twice = await create('/checklists', {
    items: [
      { id: 'a', title: '1' },
      { id: 'a', title: '2' },
    ],
  });
  expect(issues(twice)).toEqual(['items[1].id']);
  expect((await create('/checklists', { items: Array.from({ length: 31 }, () => ({ title: 'x' })) })).status).toBe(400);
  expect(
    (await create('/product-tours', { steps: Array.from({ length: 51 }, () => ({ type: 'modal' })) })).status,
  ).toBe(400);
});

it('refuses folders, themes and segments that are not the company’s', async () => {
  const other = await createTestCompany(await openTestDatabase());
  const idOf = async (path: string, body: object) =>
    ((await api.call('POST', path, { key: other.key, body })).body as { id: number }).id;
  const folderId = await idOf('/folders', { name: 'Theirs' });
  const themeId = await idOf('/themes', { name: 'Theirs' });
  const userSegmentId = await idOf('/segments', { name: 'Theirs', rules: [] });
  const body = { folderId, themeId, targeting: { rules: [{ type: 'user-segment', userSegmentId }] } };
  const answer = await create('/smart-tips', body);
  expect([answer.status, issues(answer)]).toEqual([400, ['folderId', 'themeId', 'targeting.rules[0].userSegmentId']]);
});

it('puts a widget without a folderId into the default folder', async () => {
  const folder = (await api.call('POST', '/folders', { key, body: { name: 'Mine' } })).body as { id: number };
  const made = (await create('/nps-widgets', { folderId: folder.id })).body as { id: number; folderId: number };
  expect(made.folderId).toBe(folder.id);
  const moved = (await api.call('PATCH', `/nps-widgets/${made.id}`, { key, body: { folderId: null } })).body as {
    folderId: number;
  };
  expect(moved.folderId).not.toBe(folder.id);
});

it('filters, pages and orders lists', async () => {
  const database = await openTestDatabase();
  const { key: own } = await createTestCompany(database);
  const make = async (name: string, active: boolean) =>
    (
      (
        await api.call('POST', '/nps-widgets', {
          key: own,
          body: { name, active, targeting: { showOnAllPages: true } },
        })
      ).body as { id: number }
    ).id;
  const ids = [await make('Alpha 100%', true), await make('Beta_1', false), await make('alphabet', false)];
  const list = async (query: string) => {
    const { body } = await api.call('GET', `/nps-widgets${query}`, { key: own });
    const page = body as { data: { id: number }[]; pagination: object };
    return { ids: page.data.map(({ id }) => id), ...page.pagination };
  };
  expect(await list('')).toEqual({ ids: [...ids].reverse(), total: 3, limit: 50, offset: 0 });
  expect(await list('?limit=1&offset=1')).toEqual({
    ids: [ids[1]],
    total: 3,
    limit: 1,
    offset: 1,
    next: expect.any(String),
  });
  expect(await list('?offset=100')).toEqual({ ids: [], total: 3, limit: 50, offset: 100 });
  expect((await list('?query=ALPHA')).ids).toEqual([ids[2], ids[0]]);
  expect((await list('?query=%25')).ids).toEqual([ids[0]]);
  expect((await list('?query=_')).ids).toEqual([ids[1]]);
  expect((await list('?active=true')).ids).toEqual([ids[0]]);
  expect((await list('?active=false')).ids).toEqual([ids[2], ids[1]]);
  for (const bad of [
    'limit=0',
    'limit=101',
    'limit=x',
    'offset=-1',
    'offset=100001',
    'active=yes',
    'limit=',
    'limit=1&limit=2',
    'nope=1',
  ])
    expect([bad, (await api.call('GET', `/nps-widgets?${bad}`, { key: own })).status]).toEqual([bad, 400]);
});

it('accepts moments in the years 1 to 9999, after their zone is applied', async () => {
  for (const startAt of ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59+14:00'])
    expect((await create('/checklists', { settings: { startAt, endAt: startAt } })).status).toBe(201);
  for (const moment of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00']) {
    const refused = await create('/checklists', {
      settings: { startAt: moment, endAt: moment },
      targeting: { rules: [{ type: 'current-time', comparisonOperator: 'less-than', value: moment }] },
    });
    expect(issues(refused)).toEqual(['targeting.rules[0].value', 'settings.startAt', 'settings.endAt']);
  }
});

it('accepts a day for `startAt` and `endAt`, and moments in every form that other dates accept', async () => {
  const settings = async (given: object) => {
    const created = await create('/checklists', { settings: given });
    expect(created.status, created.text).toBe(201);
    const { startAt, endAt } = (created.body as { settings: Record<string, unknown> }).settings;
    return [startAt, endAt];
  };
  expect(await settings({ startAt: '2027-01-01', endAt: '2027-01-31' })).toEqual([
    '2027-01-01T00:00:00.000Z',
    '2027-02-01T00:00:00.000Z',
  ]);
  expect(await settings({ startAt: '2027-01-01t10:00:00z', endAt: '2027-01-31T10:00' })).toEqual([
    '2027-01-01T10:00:00.000Z',
    '2027-01-31T10:00:00.000Z',
  ]);
  const sent = { startAt: '2027-01-01T10:00:00+05:30', endAt: '9999-12-31' };
  expect(await settings(sent)).toEqual([sent.startAt, '9999-12-31T23:59:59.999Z']);
  const refused = await create('/checklists', { settings: { startAt: '2027-02-30', endAt: 'tomorrow' } });
  expect(issues(refused)).toEqual(['settings.startAt', 'settings.endAt']);
});

it('never cuts a character in half when it shortens a message', async () => {
  for (const prefix of ['', 'x']) {
    const refused = await create('/checklists', { [`${prefix}${'🎉'.repeat(300)}`]: 1 });
    expect(refused.status).toBe(400);
    expect(refused.text).not.toMatch(/\\ud83c(?!\\udf89)/i);
    expect(JSON.stringify(refused.body)).not.toMatch(/\\ud83c/i);
  }
});

it('treats markup that shows nothing as empty content', async () => {
  const body = { title: 'T', targeting: { showOnAllPages: true }, active: true };
  const blank = [
    '<p></p>',
    '&nbsp;',
    '<p>&nbsp;</p>',
    '<p><br></p>',
    ' <ul><li> </li></ul>\n',
    '<p>&#160;&#xA0;\u200b</p>',
    '<!-- x -->',
  ];
  for (const content of blank)
    expect((await create('/announcements', { ...body, content })).body, content).toMatchObject({ active: false });
  for (const content of ['a', '<p>a</p>', '<img src="/a.png">', '1 < 2', '&amp;', '<hr>'])
    expect((await create('/announcements', { ...body, content })).body, content).toMatchObject({ active: true });
  const { id } = (await create('/announcements', { ...body, content: '<p>Hi</p>' })).body as { id: number };
  const emptied = await api.call('PATCH', `/announcements/${id}`, { key, body: { content: '<p></p>' } });
  expect([emptied.status, emptied.body]).toMatchObject([400, { error: { details: { unmet: ['content'] } } }]);
});
