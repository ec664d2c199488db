import { expect, it } from 'vitest';
import { definitions } from '../../../widgets/contract/registry';
import { openTestApi } from '../../testing/api';
import { companyMaker } from '../../testing/browser';
import { openTestDatabase } from '../../testing/database';

type Json = Record<string, unknown>;
type Refused = {
  error: { code: string; details: Json & { issues: { path: string; code: string; message: string }[] } };
};

const { api } = await openTestApi();
const install = companyMaker(await openTestDatabase(), api);

type Rest = Awaited<ReturnType<typeof open>>['rest'];
type Opened = Awaited<ReturnType<typeof openRoadmap>>;

async function open() {
  const installed = await install();
  const call = async (method: string, path: string, body?: object) => {
    const answer = await api.call(method, path, { key: installed.key, body });
    return { status: answer.status, body: answer.body as Json };
  };
  const refused = async (path: string, body: object) => {
    const answer = await call('PATCH', path, body);
    return { status: answer.status, ...(answer.body as Refused).error };
  };
  return { ...installed, call, refused };
}

it.each(definitions.map((definition) => ({ ...definition })))(
  'sending back an older response for a $label that was saved meanwhile gets 409 edit_conflict, with the current version',
  async ({ path, example }) => {
    const { rest, call, refused } = await open();
    const one = `/${path}/${(await rest('POST', `/${path}`, example)).id}`;
    const read = await rest('GET', one);
    await rest('PATCH', one, { name: 'Theirs', targeting: { rules: [{ type: 'all-pages' }, { type: 'all-pages' }] } });
    expect(await refused(one, { ...read, name: 'Mine' })).toMatchObject({
      status: 409,
      code: 'edit_conflict',
      details: { version: 2, currentVersion: 2 },
    });
    expect(await rest('GET', one)).toMatchObject({ name: 'Theirs', version: 2 });
    const again = await rest('GET', one);
    expect(await call('PATCH', one, { ...again, name: 'Mine' })).toMatchObject({ status: 200, body: { version: 3 } });
    expect(await call('PATCH', one, { ...again, expectedVersion: 3 })).toMatchObject({ body: { version: 4 } });
  },
);

async function openRoadmap() {
  const opened = await open();
  const { rest } = opened;
  const roadmap = `/roadmaps/${(await rest('POST', '/roadmaps', { name: 'Plans' })).id}`;
  const section = `${roadmap}/sections/${(await rest('POST', `${roadmap}/sections`, { name: 'Next' })).id}`;
  const item = `${roadmap}/items/${(await rest('POST', `${section}/items`, { name: 'Dark mode' })).id}`;
  const read = await rest('GET', roadmap);
  const [readSection] = read.sections as [Json & { items: [Json] }];
  return { ...opened, roadmap, section, item, read, readSection, readItem: readSection.items[0] };
}

const ignored = (path: string) => [{ path, code: 'read_only', message: expect.stringContaining('ignored') }];

it('an earlier response for an item with new votes can be sent back', async () => {
  const { call, browser, item, readItem } = await openRoadmap();
  expect((await browser().ask('/roadmap-votes', { itemId: readItem.id, voted: true })).status).toBe(200);
  const answer = await call('PATCH', item, { ...readItem, name: 'Dark theme' });
  expect(answer).toMatchObject({ status: 200, body: { name: 'Dark theme', votesCount: 1 } });
  expect(answer.body).not.toHaveProperty('warnings');
});

it.each([
  ['changed', ({ call, item }: Opened) => call('PATCH', item, { name: 'Dark theme' })],
  ['added', ({ call, section }: Opened) => call('POST', `${section}/items`, { name: 'More' })],
  ['deleted', ({ call, item }: Opened) => call('DELETE', item)],
])(
  'an earlier response for a roadmap or section whose item was %s since can be sent back, with a warning',
  async (_, change) => {
    const opened = await openRoadmap();
    const { call, rest, roadmap, section, read, readSection } = opened;
    await change(opened);
    const before = await rest('GET', roadmap);
    const saved = await call('PATCH', roadmap, { ...read, name: 'Ideas' });
    expect(saved).toEqual({ status: 200, body: { ...before, name: 'Ideas', warnings: ignored('sections') } });
    const own = await call('PATCH', section, { ...readSection, name: 'Now' });
    expect(own).toMatchObject({ status: 200, body: { name: 'Now', warnings: ignored('items') } });
    expect(await rest('GET', roadmap)).toEqual({
      ...before,
      name: 'Ideas',
      sections: (before.sections as Json[]).map((one) => ({ ...one, name: 'Now' })),
    });
  },
);

it('a new record in a field that is read-only gets an error that refers to its own operation', async () => {
  const { refused, rest, roadmap, section, read, readSection } = await openRoadmap();
  for (const [path, body, field] of [
    [roadmap, { ...read, sections: [readSection, { name: 'Later' }] }, 'sections'],
    [section, { ...readSection, items: [{ name: 'More' }] }, 'items'],
  ] as const) {
    const { status, details } = await refused(path, body);
    const message = expect.stringContaining('own operations');
    expect([status, details.issues]).toEqual([400, [{ path: field, code: 'read_only', message }]]);
  }
  expect(await rest('GET', roadmap)).toEqual(read);
});

it.each([
  ['recolored', (rest: Rest, tag: string) => rest('PATCH', tag, { backgroundColor: '#00ff00' })],
  ['renamed', (rest: Rest, tag: string) => rest('PATCH', tag, { name: 'Newer' })],
  ['deleted', (rest: Rest, tag: string) => rest('DELETE', tag)],
])('an earlier response for a post or item whose tag was %s since can be sent back', async (_, change) => {
  const { rest, call, item } = await openRoadmap();
  const tag = `/tags/${(await rest('POST', '/tags', { name: 'New' })).id}`;
  const changelog = `/changelogs/${(await rest('POST', '/changelogs', { name: 'News' })).id}`;
  const post = `${changelog}/posts/${(await rest('POST', `${changelog}/posts`, { title: 'P', tagNames: ['New'] })).id}`;
  const readItem = await rest('PATCH', item, { tagName: 'New' });
  const readPost = await rest('GET', post);
  await change(rest, tag);
  for (const [one, read, name, field] of [
    [post, readPost, 'title', 'tags'],
    [item, readItem, 'name', 'tag'],
  ] as const) {
    const before = await rest('GET', one);
    const saved = await call('PATCH', one, { ...read, [name]: 'Mine' });
    expect(saved).toMatchObject({ status: 200, body: { [name]: 'Mine', [field]: before[field] } });
    expect(saved.body.warnings).toEqual(ignored(field));
  }
});

it('an earlier response for a changelog or roadmap whose domain was proven since can be sent back', async () => {
  const { rest, call } = await open();
  for (const collection of ['/changelogs', '/roadmaps']) {
    const customDomain = `${collection.slice(1)}.example.com`;
    const { id, ...read } = await rest('POST', collection, { name: 'N', customDomain });
    const domainProof = { ...(read.domainProof as Json), isProven: true };
    const saved = await call('PATCH', `${collection}/${id}`, { ...read, domainProof, name: 'Other' });
    expect(saved).toEqual({ status: 200, body: { id, ...read, name: 'Other' } });
  }
});

it('sending back an older response for a post or item that was saved meanwhile gets 409 edit_conflict, and nothing is lost', async () => {
  const { rest, refused } = await open();
  const changelog = `/changelogs/${(await rest('POST', '/changelogs', { name: 'News' })).id}`;
  const post = `${changelog}/posts/${(await rest('POST', `${changelog}/posts`, { title: 'Old' })).id}`;
  const roadmap = `/roadmaps/${(await rest('POST', '/roadmaps', { name: 'Plans' })).id}`;
  const section = await rest('POST', `${roadmap}/sections`, { name: 'Next' });
  const item = `${roadmap}/items/${(await rest('POST', `${roadmap}/sections/${section.id}/items`, { name: 'Old' })).id}`;
  for (const [one, name] of [
    [post, 'title'],
    [item, 'name'],
  ] as const) {
    const read = await rest('GET', one);
    await rest('PATCH', one, { description: '<p>Theirs</p>' });
    const stale = await refused(one, { ...read, [name]: 'Mine' });
    expect(stale).toMatchObject({ status: 409, code: 'edit_conflict', details: { version: 2 } });
    expect(await rest('GET', one)).toMatchObject({ description: '<p>Theirs</p>', [name]: 'Old' });
    expect(await rest('PATCH', one, { ...(await rest('GET', one)), [name]: 'Mine' })).toMatchObject({ [name]: 'Mine' });
  }
});

it('an earlier response for a user who was identified since can be sent back, by PUT and PATCH', async () => {
  const { rest, call, browser } = await open();
  const read = await rest('PUT', '/users/kim', { metadata: { plan: 'pro' } });
  await browser().ask('/identify', { userId: 'kim', metadata: { plan: 'free' } });
  expect(await call('PATCH', '/users/kim', read)).toMatchObject({ status: 200, body: { metadata: { plan: 'pro' } } });
  await browser().ask('/identify', { userId: 'kim', metadata: { plan: 'free' } });
  expect(await call('PUT', '/users/kim', read)).toMatchObject({ status: 200, body: { metadata: { plan: 'pro' } } });
});

it('an earlier response for a company whose script was seen since can be sent back', async () => {
  const { rest, call, browser } = await open();
  const read = await rest('GET', '/company');
  const { ask } = browser();
  await ask('/bootstrap', {}, { Origin: 'https://app.example.com' });
  const seen = async () => ((await rest('GET', '/company')).installation as { installed: boolean }).installed;
  await expect.poll(seen).toBe(true);
  expect((await call('PATCH', '/company', { ...read, name: 'Acme 2' })).status).toBe(200);
});

it('timestamps in a request change nothing', async () => {
  const { rest, call } = await open();
  for (const [path, body] of [
    ['/segments', { name: 'S', rules: [{ type: 'all-pages' }] }],
    ['/themes', { name: 'T' }],
    ['/folders', { name: 'F' }],
    ['/changelogs', { name: 'C' }],
    ['/product-tours', definitions[0]?.example],
  ] as const) {
    const made = await rest('POST', path, body);
    const { warnings: _, note: __, ...read } = made;
    const moved = { createdAt: '2020-01-01T00:00:00.000Z', updatedAt: '2020-01-01T00:00:00.000Z' };
    const known = Object.fromEntries(Object.entries(moved).filter(([field]) => field in made));
    expect(await call('PATCH', `${path}/${made.id}`, { ...made, ...known })).toEqual({ status: 200, body: read });
  }
});

it('the error for a field with another name in requests contains that name', async () => {
  const { rest, refused } = await open();
  await rest('POST', '/tags', { name: 'New' });
  const other = await rest('POST', '/tags', { name: 'Fixed' });
  const changelog = `/changelogs/${(await rest('POST', '/changelogs', { name: 'C' })).id}`;
  const post = await rest('POST', `${changelog}/posts`, { title: 'P', tagNames: ['New'] });
  const roadmap = `/roadmaps/${(await rest('POST', '/roadmaps', { name: 'Plans' })).id}`;
  const section = await rest('POST', `${roadmap}/sections`, { name: 'Next' });
  const item = await rest('POST', `${roadmap}/sections/${section.id}/items`, { name: 'I', tagName: 'New' });
  const tour = await rest('POST', '/product-tours', definitions[0]?.example);
  for (const [path, body, field, by] of [
    [`${changelog}/posts/${post.id}`, { ...post, tags: [] }, 'tags', '`tagNames`'],
    [`${roadmap}/items/${item.id}`, { ...item, tag: other }, 'tag', '`tagName`'],
    [`/product-tours/${tour.id}`, { ...tour, rules: [] }, 'rules', '`targeting`'],
  ] as const) {
    const { status, details } = await refused(path, body);
    expect([status, details.issues]).toEqual([
      400,
      [{ path: field, code: 'read_only', message: expect.stringContaining(by) }],
    ]);
  }
});
