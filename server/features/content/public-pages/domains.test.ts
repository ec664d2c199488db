import { expect, test } from 'vitest';
import { env } from '../../../platform/env';
import { issuePaths, openTestCaller, refusal } from '../../../testing/caller';
import { publishTextRecord, removeTextRecords, serveTextRecords } from '../../../testing/text-records';
import { type DomainProof, readersUrl } from './domains';
import { findByHost } from './find';
import { readSite } from './site';

const { asked } = serveTextRecords();
env().DOCENT_HOSTS.push('docent.reserved.example');

const [mine, other] = await Promise.all([openTestCaller(), openTestCaller()]);
let count = 0;
const newDomain = () => `domain-${mine.companyId}-${++count}.example.com`;

/** Publishes the DNS record that proves a domain. */
const publish = ({ domainProof }: { domainProof: DomainProof | null }): void => {
  if (!domainProof) throw new Error('No domain is claimed.');
  publishTextRecord(domainProof.record);
};

const pageAt = async (host: string) => {
  const { kind, companyId, id } = (await findByHost(mine.database, host)) ?? {};
  return kind && [kind, companyId, id];
};

test('a claimed domain serves nothing until its DNS record is there', async () => {
  const domain = newDomain();
  const created = await mine.api.changelogs.create({ name: 'News', customDomain: domain.toUpperCase() });
  const { id: changelogId } = created;
  expect(created.domainProof).toEqual({
    isProven: false,
    record: { type: 'TXT', name: `_docent.${domain}`, value: expect.stringMatching(/^docent-verification=[\w-]{22}$/) },
  });
  publishTextRecord({ name: `_docent.${domain}`, value: 'docent-verification=someone-else' });
  const again = await mine.api.changelogs.update({ changelogId, customDomain: domain });
  expect([again.domainProof, await pageAt(domain)]).toEqual([created.domainProof, undefined]);
  publish(created);
  const proven = await mine.api.changelogs.update({ changelogId, customDomain: domain });
  expect(proven.domainProof).toEqual({ ...created.domainProof, isProven: true });
  expect(await pageAt(domain)).toEqual(['changelog', mine.companyId, changelogId]);
});

test('a page with a domain is deleted only with `publish`', async () => {
  const writing = mine.as({ scopes: new Set(['read', 'write']) }).api;
  const { id: changelogId, ...changelog } = await mine.api.changelogs.create({
    name: 'News',
    customDomain: newDomain(),
  });
  const { id: roadmapId } = await mine.api.roadmaps.create({ name: 'Plans', customDomain: newDomain() });
  publish(changelog);
  await mine.api.changelogs.update({ changelogId, customDomain: changelog.customDomain });
  for (const call of [
    writing.changelogs.update({ changelogId, customDomain: null }),
    writing.changelogs.delete({ changelogId }),
    writing.roadmaps.delete({ roadmapId }),
  ].map((one) => refusal(one)))
    expect(await call).toMatchObject({ code: 'insufficient_scope', details: { requiredScope: 'publish' } });
  expect(await pageAt(changelog.customDomain ?? '')).toEqual(['changelog', mine.companyId, changelogId]);
  await mine.api.roadmaps.update({ roadmapId, customDomain: null });
  await writing.roadmaps.delete({ roadmapId });
  await mine.api.changelogs.delete({ changelogId });
});

test('a proven domain stays with its page, and its record is not queried again', async () => {
  const domain = newDomain();
  const { id: roadmapId, ...claimed } = await mine.api.roadmaps.create({ name: 'Plans', customDomain: domain });
  publish(claimed);
  const proven = await mine.api.roadmaps.update({ roadmapId, customDomain: domain });
  expect(proven.domainProof?.isProven).toBe(true);
  removeTextRecords(`_docent.${domain}`);
  asked.length = 0;
  const renamed = await mine.api.roadmaps.update({ roadmapId, name: 'Ahead', customDomain: domain.toUpperCase() });
  expect([renamed.domainProof?.isProven, asked]).toEqual([true, []]);
  expect((await refusal(mine.api.changelogs.create({ name: 'News', customDomain: domain }))).code).toBe('conflict');
});

test('a company cannot take a domain from its owner: each company has its own record, and the newest proof is served', async () => {
  const domain = newDomain();
  const first = await other.api.changelogs.create({ name: 'Before proofs', customDomain: domain });
  await mine.database.prisma.customDomain.create({
    data: { companyId: other.companyId, host: domain, changelogId: first.id },
  });
  expect((await other.api.changelogs.get({ changelogId: first.id })).domainProof?.isProven).toBe(true);
  const claimed = await mine.api.roadmaps.create({ name: 'Plans', customDomain: domain });
  expect(claimed.domainProof?.record.value).not.toBe(first.domainProof?.record.value);
  expect(await pageAt(domain)).toEqual(['changelog', other.companyId, first.id]);
  publish(claimed);
  await mine.api.roadmaps.update({ roadmapId: claimed.id, customDomain: domain });
  expect(await pageAt(domain)).toEqual(['roadmap', mine.companyId, claimed.id]);
});

test('a domain that one page gives up can be used by another', async () => {
  const domain = newDomain();
  const { id: changelogId, ...claimed } = await mine.api.changelogs.create({ name: 'News', customDomain: domain });
  publish(claimed);
  await mine.api.changelogs.update({ changelogId, customDomain: domain });
  await mine.api.changelogs.update({ changelogId, customDomain: null });
  expect(await pageAt(domain)).toBeUndefined();
  const roadmap = await mine.api.roadmaps.create({ name: 'Plans', customDomain: domain });
  expect(roadmap.domainProof?.isProven).toBe(true);
  await mine.api.roadmaps.delete({ roadmapId: roadmap.id });
  expect(await pageAt(domain)).toBeUndefined();
});

test('changing a domain needs `publish`; sending the same domain does not', async () => {
  const domain = newDomain();
  const writing = mine.as({ scopes: new Set(['read', 'write']) }).api;
  const { id: changelogId } = await mine.api.changelogs.create({ name: 'News', customDomain: domain });
  for (const call of [
    writing.changelogs.create({ name: 'News', customDomain: newDomain() }),
    writing.changelogs.update({ changelogId, customDomain: newDomain() }),
    writing.changelogs.update({ changelogId, customDomain: null }),
    writing.roadmaps.create({ name: 'Plans', customDomain: newDomain() }),
  ].map((call) => refusal(call)))
    expect((await call).details).toEqual({ requiredScope: 'publish' });
  const renamed = await writing.changelogs.update({ changelogId, name: 'After', customDomain: domain });
  expect(renamed).toMatchObject({ name: 'After', customDomain: domain });
  expect((await writing.changelogs.create({ name: 'News', customDomain: null })).domainProof).toBeNull();
});

test('a refused change changes nothing', async () => {
  const { id: changelogId } = await other.api.changelogs.create({ name: 'Before' });
  const customDomain = 'docent.reserved.example';
  const refused = await refusal(other.api.changelogs.update({ changelogId, name: 'After', customDomain }));
  expect(issuePaths(refused)).toEqual(['customDomain']);
  expect(await other.api.changelogs.get({ changelogId })).toMatchObject({ name: 'Before', customDomain: null });
});

test('links in mails use a domain once it is proven', async () => {
  const domain = newDomain();
  const { publicId, ...claimed } = await mine.api.changelogs.create({ name: 'News', customDomain: domain });
  const page = { kind: 'changelog', id: claimed.id } as const;
  expect((await readSite(mine.ctx(), page))?.customDomain).toBeNull();
  publish(claimed);
  await mine.api.changelogs.update({ changelogId: claimed.id, customDomain: domain });
  const site = await readSite(mine.ctx(), page);
  expect(readersUrl({ publicId, customDomain: site?.customDomain ?? null })).toContain(`//${domain}`);
});

test.each([
  ['', 'customDomain'],
  ['localhost', 'customDomain'],
  ['https://a.example', 'customDomain'],
  ['a.example:80', 'customDomain'],
])('refuses an invalid domain: %s', async (customDomain, path) => {
  expect(issuePaths(await refusal(mine.api.changelogs.create({ name: 'News', customDomain })))).toEqual([path]);
});

test('refuses the host of Docent itself as a domain', async () => {
  const customDomain = new URL(env().APP_URL).hostname;
  expect((await refusal(mine.api.changelogs.create({ name: 'News', customDomain }))).code).toBe('validation_error');
});
