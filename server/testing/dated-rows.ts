import { vi } from 'vitest';
import { authFor } from '../auth/sessions';
import { COLUMNS } from '../database/time-repair/columns';
import type { Database } from '../database/types';
import { createKeyLink } from '../features/accounts/api-keys/hand-over';
import { inviteMember } from '../features/accounts/members/invitations';
import { createMember } from '../features/accounts/members/people';
import type { ActorRef } from '../features/analytics/events/actors';
import { condenseCompany } from '../features/analytics/events/condense';
import { mergeActor, recordEvents } from '../features/analytics/events/service';
import { recordFeedback } from '../features/analytics/responses/feedback';
import { recordNps } from '../features/analytics/responses/nps';
import { recordSurvey } from '../features/analytics/responses/survey';
import { linkTokenOf } from '../features/content/subscriptions/links';
import { mailPosts } from '../features/content/subscriptions/mailing';
import { confirmSubscription, subscribe } from '../features/content/subscriptions/service';
import { callerIn } from './caller';
import { createTestCompany } from './database';

/** Sets the clock of this process; the database keeps its own. */
export const setClock = (at: string | number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
};

/** Dates of posts, up to both ends of the calendar. The changelog has one more post, which is mailed. */
export const POST_DATES = [
  ...['0001-01-01T00:00:00.000Z', '0001-01-02T12:00:00.000Z', '1900-06-01T00:00:00.000Z', '2024-02-29T23:59:59.999Z'],
  ...['2026-07-01T12:00:00.000Z', '2027-01-01T00:00:00.000Z', '2030-06-30T22:00:00.000Z', '9999-12-31T23:59:59.999Z'],
];

const isLegible = (date: string): boolean => date > '1950' && date < '9999';

/**
 * Makes rows in every table that has a date, at `base` and in the hours before it. The same `base` gives the same dates, except those that
 * the database computes from its clock.
 */
export async function fillWithDates(database: Database, base: number): Promise<{ companyId: number }> {
  const at = (minutes: number) => setClock(base - minutes * 60_000);
  at(900);
  const { companyId } = await createTestCompany(database);
  const { api, ctx } = callerIn(database, companyId);
  const admin = callerIn(database, companyId).as({ kind: 'person', id: 'ann', name: 'Ann', role: 'owner' });
  const member = { email: 'ann@example.com', password: 'correct horse battery', role: 'owner' as const };
  await createMember(database.prisma, companyId, member);
  await authFor(database).api.signInEmail({ body: { email: member.email, password: member.password } });
  await inviteMember(admin.ctx(), { email: 'ben@example.com', role: 'viewer' });
  const [key] = (await api.apiKeys.list({})).data;
  await createKeyLink(ctx(), key?.id ?? 0);
  at(700);
  const { id: folderId } = await api.folders.create({ name: 'Old' });
  const { id: themeId } = await api.themes.create({ name: 'Dusk' });
  await api.segments.create({ name: 'All', rules: [{ type: 'all-pages' }] });
  const { id: tagId } = await api.tags.create({ name: 'New' });
  const tours: number[] = [];
  for (const n of [1, 2, 3]) {
    at(700 - n * 60);
    tours.push((await api.productTours.create({ name: `Tour ${n}`, folderId, themeId })).id);
  }
  const [first = 0, second = 0, third = 0] = tours;
  at(450);
  await api.productTours.update({ id: second, name: 'Changed' });
  await api.productTours.archive({ id: third });
  // Each deletion writes a version of every tour. For the first tour and the archived third one, the last of them stays the newest version;
  // the second tour is saved once more below.
  await api.themes.delete({ id: themeId });
  await api.folders.delete({ id: folderId });
  at(300);
  await api.productTours.update({ id: second, name: 'Changed again' });
  await api.tags.update({ tagId, name: 'Newer' });
  at(200);
  const { id: changelogId } = await api.changelogs.create({ name: 'News' });
  for (const date of POST_DATES) {
    const post = { changelogId, title: date, date, active: true };
    // Other dates cannot be read in every time zone: old offsets had seconds, and an offset can lead beyond the first or last date.
    if (isLegible(date)) await api.changelogPosts.create(post);
    else
      await database.prisma.changelogPost.create({
        data: { ...post, companyId, date: new Date(date) },
        select: { id: true },
      });
  }
  // Long enough ago to be mailed in every zone.
  const halfADayAgo = new Date(base - 12 * 3_600_000).toISOString();
  const post = { changelogId, title: 'Today', date: halfADayAgo, tagNames: ['Newer'] };
  const { id: postId } = await api.changelogPosts.create(post);
  at(190);
  await api.changelogPosts.publish({ changelogId, postId });
  await subscribe(ctx(), changelogId, 'ann@example.com');
  const [subscriber] = await database.prisma.subscriber.findMany({ where: { companyId } });
  await confirmSubscription(ctx(), changelogId, linkTokenOf(companyId, subscriber?.id ?? 0, 'confirm'));
  const { id: roadmapId } = await api.roadmaps.create({ name: 'Plans' });
  const section = await api.roadmapSections.create({ roadmapId, name: 'Next' });
  const item = await api.roadmapItems.create({ roadmapId, sectionId: section.id, name: 'Dark mode' });
  at(100);
  await api.roadmapItems.update({ roadmapId, sectionId: section.id, itemId: item.id, name: 'Darker mode' });
  for (const name of ['Gone', 'Gone as well']) {
    const changelog = await api.changelogs.create({ name });
    await api.changelogs.delete({ changelogId: changelog.id });
    const roadmap = await api.roadmaps.create({ name });
    await api.roadmaps.delete({ roadmapId: roadmap.id });
  }
  at(40);
  await api.users.put({ userId: 'eve', metadata: { plan: 'pro' } });
  const [nps, survey, feedback] = [
    await api.npsWidgets.create({ name: 'NPS' }),
    await api.microSurveys.create({ name: 'Survey' }),
    await api.feedbackWidgets.create({ name: 'Feedback' }),
  ];
  for (const minutes of [30, 20, 10]) {
    at(minutes);
    await recordNps(ctx(), { widgetId: nps.id, rating: 9, userId: 'eve' });
    await recordSurvey(ctx(), { widgetId: survey.id, answers: {}, userId: 'eve' });
    await recordFeedback(ctx(), { widgetId: feedback.id, message: 'Good' });
  }
  const event = (who: ActorRef, daysAgo: number) => ({
    ...{ entityType: 'tour', entityId: first, name: 'tour_start', who },
    occurredAt: new Date(base - daysAgo * 86_400_000),
  });
  at(5);
  await recordEvents(ctx(), [
    event({ userId: 'eve' }, 1),
    event({ anonymousId: 'browser' }, 40),
    event({ anonymousId: 'browser' }, 41),
  ]);
  await mergeActor(ctx(), 'browser', 'eve');
  await condenseCompany(database, companyId, new Date(Math.floor(base / 86_400_000 - 30) * 86_400_000));
  await mailPosts(database);
  at(0);
  await api.folders.create({ name: 'Newest' });
  vi.useRealTimers();
  return { companyId };
}

/** Columns that differ from one fill to the next. */
const RANDOM = ['hash', 'secret', 'token', 'publicId', 'clientToken', 'password', 'id', 'personId', 'accountId'];

/** How far ahead of the database clock a row may be dated: until a link or a count expires, or a budget of an hour or a day ends. */
const MINUTES_AHEAD = [0, 10, 20, 60, 24 * 60];

/**
 * All rows with dates, by table, without random values. `now + … minutes` replaces each date that the database computed from its clock
 * between `from` and `to`, since such a date differs in each fill.
 */
export async function datesIn(database: Database, from: Date, to: Date): Promise<Record<string, string[]>> {
  // No release that stored shifted dates had the table Change.
  const tables = Object.entries(COLUMNS).filter(([table]) => !table.startsWith('TimeRepair') && table !== 'Change');
  const all: Record<string, string[]> = {};
  for (const [table, { columns }] of tables) {
    const rows = await database.sql<{ row: Record<string, unknown> }>(
      { name: `dates_in_${table}`, text: `SELECT to_jsonb(t) AS "row" FROM "${table}" t` },
      [],
    );
    const texts = rows.map(({ row }) => {
      for (const column of RANDOM) delete row[column];
      // In those releases, responses did not have this column.
      if (table.endsWith('Response')) delete row.updatedAt;
      // A visitor whose browser is not known.
      if (typeof row.key === 'string') row.key = row.key.replace(/^a:~[\da-f-]{36}$/, 'a:~random');
      for (const column of Object.keys(columns)) {
        const value = row[column];
        const near = typeof value === 'string' && MINUTES_AHEAD.find((m) => isBetween(value, m, from, to));
        if (near !== false && near !== undefined) row[column] = `now + ${near} minutes`;
      }
      return JSON.stringify(row);
    });
    all[table] = texts.sort();
  }
  return all;
}

const isBetween = (value: string, minutes: number, from: Date, to: Date): boolean => {
  const ms = Date.parse(value) - minutes * 60_000;
  return ms >= from.getTime() - 1_000 && ms <= to.getTime() + 1_000;
};
