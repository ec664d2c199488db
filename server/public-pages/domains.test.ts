import { expect, test } from 'vitest';
import { env } from '../kernel/env';
import { issuePaths, openTestCaller, refusal } from '../testing/caller';

const [mine, other] = await Promise.all([openTestCaller(), openTestCaller()]);
let count = 0;
const newDomain = () => `domain-${mine.companyId}-${++count}.example.com`;

test('a domain belongs to one page, whosever it is and however it is written', async () => {
  const domain = newDomain();
  const changelog = await mine.api.changelogs.create({ name: 'News', customDomain: domain });
  expect(changelog.customDomain).toBe(domain);
  const calls = [
    mine.api.roadmaps.create({ name: 'Plans', customDomain: domain }),
    other.api.changelogs.create({ name: 'Theirs', customDomain: domain.toUpperCase() }),
    other.api.roadmaps.create({ name: 'Theirs', customDomain: domain }),
  ];
  expect((await Promise.all(calls.map(refusal))).map(({ code }) => code)).toEqual(Array(3).fill('conflict'));
  expect((await other.api.roadmaps.list({})).data).toEqual([]);
});

test('what a page gives up, another may have', async () => {
  const [first, second] = [newDomain(), newDomain()];
  const { id: changelogId } = await mine.api.changelogs.create({ name: 'News', customDomain: first });
  const { id: roadmapId } = await other.api.roadmaps.create({ name: 'Plans' });
  expect((await refusal(other.api.roadmaps.update({ roadmapId, customDomain: first }))).code).toBe('conflict');
  await mine.api.changelogs.update({ changelogId, customDomain: second });
  expect((await other.api.roadmaps.update({ roadmapId, customDomain: first })).customDomain).toBe(first);
  await mine.api.changelogs.update({ changelogId, name: 'Renamed' });
  expect((await refusal(other.api.roadmaps.update({ roadmapId, customDomain: second }))).code).toBe('conflict');
  await mine.api.changelogs.update({ changelogId, customDomain: null });
  await other.api.roadmaps.update({ roadmapId, customDomain: second });
  await other.api.roadmaps.delete({ roadmapId });
  expect((await mine.api.changelogs.update({ changelogId, customDomain: second })).customDomain).toBe(second);
});

test('a refused change changes nothing', async () => {
  const domain = newDomain();
  await mine.api.changelogs.create({ name: 'News', customDomain: domain });
  const { id: changelogId } = await other.api.changelogs.create({ name: 'Before' });
  await refusal(other.api.changelogs.update({ changelogId, name: 'After', customDomain: domain }));
  expect(await other.api.changelogs.get({ changelogId })).toMatchObject({ name: 'Before', customDomain: null });
});

test.each([
  ['', 'customDomain'],
  ['localhost', 'customDomain'],
  ['https://a.example', 'customDomain'],
  ['a.example:80', 'customDomain'],
])('no domain: %s', async (customDomain, path) => {
  expect(issuePaths(await refusal(mine.api.changelogs.create({ name: 'News', customDomain })))).toEqual([path]);
});

test('an address is no domain', async () => {
  const customDomain = new URL(env().APP_URL).hostname;
  expect((await refusal(mine.api.changelogs.create({ name: 'News', customDomain }))).code).toBe('validation_error');
});
