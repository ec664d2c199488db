import { afterAll, describe, expect, test } from 'vitest';
import { compareNames } from '../../widgets/targeting/any-case';
import { recordFeedback } from '../features/analytics/responses/feedback';
import { type Caller, openTestCaller } from '../testing/caller';
import { createServerDatabase } from '../testing/database';
import { openMigratedDatabase } from './open';
import type { Database } from './types';

// Options of CREATE DATABASE; a server refuses a locale that it does not have.
const LOCALES = [
  `LOCALE 'C'`,
  `LOCALE 'C.UTF-8'`,
  `LOCALE 'en_US.UTF-8'`,
  `LOCALE 'tr_TR.UTF-8'`,
  `LOCALE_PROVIDER icu ICU_LOCALE 'tr-TR' LOCALE 'C'`,
  `LOCALE_PROVIDER icu ICU_LOCALE 'de-DE' LOCALE 'C'`,
  `LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LOCALE 'C'`,
];

const MISSING = /locale|option "/i;

const opened: Database[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
});

/** A migrated database of the locale; undefined where the server does not have it. */
async function openIn(locale: string): Promise<Database | undefined> {
  try {
    const url = await createServerDatabase(locale);
    if (!url) return undefined;
    const { database } = await openMigratedDatabase({ DATABASE_URL: url, DATABASE_POOL: 2, DOCENT_DATA_DIR: '' });
    opened.push(database);
    return database;
  } catch (error) {
    if (error instanceof Error && MISSING.test(error.message)) return undefined;
    throw error;
  }
}

// In the order in which lists return them.
const NAMES = [
  'Ähre',
  'apfel',
  'Argument',
  'Birne',
  'Igel',
  'ırmak',
  'İstanbul',
  'übung',
  'Zebra',
  'Аист',
  'Ёлка',
  'яблоко',
];

async function fill({ api, ctx }: Caller) {
  // In neither ascending nor descending order.
  for (const name of [...NAMES.slice(5).reverse(), ...NAMES.slice(0, 5)]) await api.productTours.create({ name });
  const feedback = await api.feedbackWidgets.create({ name: 'Feedback', options: [{ name: 'Idea', type: 'idea' }] });
  for (const message of ['Der Überblick', 'ÜBER ALLES', 'u\u0308berall', 'Uber'])
    await recordFeedback(ctx(), { widgetId: feedback.id, message });
  for (const [userId, name] of [
    ['z', 'Ümit Öz'],
    ['Ä', 'Ida'],
    ['a', 'ÜMRAN'],
    ['Z', 'Umut'],
  ] as const)
    await api.users.put({ userId, metadata: { name } });
  const roadmap = await api.roadmaps.create({ name: 'Plans' });
  const section = await api.roadmapSections.create({ roadmapId: roadmap.id, name: 'Next' });
  for (const [name, description] of [
    ['Größe ÄNDERN', '<p>bald</p>'],
    ['Anderes', '<p>Später ändern</p>'],
    ['Nichts', '<p>davon</p>'],
  ] as const)
    await api.roadmapItems.create({ roadmapId: roadmap.id, sectionId: section.id, name, description });
  return { feedback: feedback.id, roadmap: roadmap.id };
}

async function checkSearchAndOrder(caller: Caller) {
  const { api } = caller;
  const ids = await fill(caller);
  const named = async (query: string) =>
    (await api.widgets.list({ query, type: 'tour', sort: 'name', order: 'asc' })).data.map(({ name }) => name);
  expect(await named('')).toEqual(NAMES);
  expect([...NAMES].reverse().sort(compareNames)).toEqual(NAMES);
  expect(await named('IR')).toEqual(['Birne', 'ırmak']);
  expect(await named('i')).toEqual(['Birne', 'Igel', 'ırmak', 'İstanbul']);
  expect(await named('ÜB')).toEqual(['übung']);
  expect(await named('Я')).toEqual(['яблоко']);
  expect(await api.productTours.list({ query: 'ÄH' })).toMatchObject({ data: [{ name: 'Ähre' }] });
  const found = (await api.responses.feedback({ widgetId: ids.feedback, query: 'über' })).data;
  expect(found.map(({ message }) => message)).toEqual(['u\u0308berall', 'ÜBER ALLES', 'Der Überblick']);
  // Perhaps created at the same moment: their order is checked below.
  expect((await api.users.list({ query: 'üm' })).data.map(({ userId }) => userId).sort()).toEqual(['a', 'z']);
  expect((await api.users.list({ query: 'ä' })).data.map(({ userId }) => userId)).toEqual(['Ä']);
  const { sections } = await api.roadmaps.get({ roadmapId: ids.roadmap, query: 'ändern' });
  expect(sections.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(['Größe ÄNDERN', 'Anderes']);
  // All get the same creation time, so only `userId` orders them, descending.
  await caller.database.prisma.endUser.updateMany({
    where: { companyId: caller.companyId },
    data: { createdAt: new Date(0) },
  });
  expect((await api.users.list({})).data.map(({ userId }) => userId)).toEqual(['Ä', 'z', 'a', 'Z']);
}

test('search ignores case and names have one order, on the database of this run', async () => {
  await checkSearchAndOrder(await openTestCaller());
});

describe.each(LOCALES)('%s', (locale) => {
  test('finds and orders names the same way', async ({ skip }) => {
    const database = await openIn(locale);
    if (!database) return skip('no such locale here');
    await checkSearchAndOrder(await openTestCaller(undefined, database));
  });
});
