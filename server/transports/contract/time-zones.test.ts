import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Ctx } from '../../auth/context';
import { ALL_SCOPES } from '../../auth/scopes';
import { openMigratedDatabase } from '../../database/open';
import type { Database } from '../../database/types';
import { recordNps } from '../../features/analytics/responses/nps';
import { createMigratedDatabase, createTestCompany } from '../../testing/database';
import { startApi } from '../../testing/http';
import { openSnapshot } from '../../testing/snapshot';

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

async function openIn(zone: string): Promise<Database> {
  const url = await createMigratedDatabase();
  if (!url) return openSnapshot();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`ALTER DATABASE "${new URL(url).pathname.slice(1)}" SET timezone = '${zone}'`);
  await client.end();
  return (await openMigratedDatabase({ DATABASE_URL: url, DATABASE_POOL: 4, DOCENT_DATA_DIR: '' })).database;
}

type Body = { id: number; publicId: string; createdAt: string } & Record<string, unknown>;
type List = { data: Body[] };

/** A company in a database with the given time zone. */
async function companyIn(zone: string) {
  const database = await openIn(zone);
  const api = await startApi(database, { DOCENT_CLIENT_LIMIT_ADDRESS: '1000000', DOCENT_CLIENT_LIMIT: '1000000' });
  onTestFinished(async () => {
    await api.stop();
    await database.close();
  });
  const { companyId, key } = await createTestCompany(database);
  const { clientToken } = await database.prisma.company.findUniqueOrThrow({ where: { id: companyId } });
  const rest = async <T = Body>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await api.call(method, path, { key, body });
    expect([path, answer.status, answer.text]).toEqual([path, answer.status < 300 ? answer.status : 200, answer.text]);
    return answer.body as T;
  };
  const read = async (path: string, body?: object): Promise<string> => {
    const init = body
      ? { method: 'POST', body: JSON.stringify({ clientToken, anonymousId: 'browser-0001', ...body }) }
      : {};
    return (await fetch(new URL(path, api.url), init)).text();
  };
  const actor = { kind: 'key' as const, id: '1', name: 'Key', scopes: new Set(ALL_SCOPES) };
  return { database, api, key, rest, read, ctx: () => new Ctx(database, companyId, actor) };
}

/** True if a timestamp is between `from` and now. */
const isWithin = (from: number, moment: unknown): boolean =>
  Date.parse(String(moment)) >= from - 1_000 && Date.parse(String(moment)) <= Date.now() + 1_000;

describe.each(['Europe/Berlin', 'Asia/Kolkata', 'America/Los_Angeles'])('on a database in %s', (zone) => {
  test('a created record has the same timestamps in every response', async () => {
    const { rest, api, key, ctx } = await companyIn(zone);
    const from = Date.now();
    const tour = await rest('POST', '/product-tours', { name: 'Tour' });
    expect(isWithin(from, tour.createdAt)).toBe(true);
    const responses = [
      await rest('GET', `/product-tours/${tour.id}`),
      ...(await rest<List>('GET', '/product-tours')).data,
      ...(await rest<List>('GET', '/widgets')).data,
    ];
    for (const { createdAt, updatedAt } of responses)
      expect([createdAt, updatedAt]).toEqual([tour.createdAt, tour.updatedAt]);
    const [version] = (await rest<List>('GET', `/widgets/${tour.id}/versions`)).data;
    expect(isWithin(from, version?.createdAt)).toBe(true);

    const { id: widgetId } = await rest('POST', '/nps-widgets', { name: 'NPS' });
    await recordNps(ctx(), { widgetId, rating: 9 });
    const range = `startDate=${inHours(-1)}&endDate=${inHours(1)}`;
    const [answer, ...others] = (await rest<List>('GET', `/nps-widgets/${widgetId}/responses?${range}`)).data;
    expect([others, isWithin(from, answer?.createdAt)]).toEqual([[], true]);
    expect(await rest('GET', `/nps-widgets/${widgetId}/score?${range}`)).toMatchObject({ totalResponses: 1 });
    expect((await rest<List>('GET', '/responses')).data).toMatchObject([{ createdAt: answer?.createdAt }]);
    expect((await api.call('GET', `/nps-widgets/${widgetId}/responses.csv`, { key })).text).toContain(
      answer?.createdAt,
    );
    // A use is recorded at most once a minute, asynchronously to the response.
    const used = async () => (await rest<List>('GET', '/api-keys')).data[0]?.lastUsedAt;
    await expect.poll(used).not.toBeNull();
    expect(isWithin(from, await used())).toBe(true);
  });

  test('a post appears on its date, and not before', async () => {
    const { rest, read } = await companyIn(zone);
    const changelog = await rest('POST', '/changelogs', { name: 'News' });
    const post = (title: string, more: object) =>
      rest('POST', `/changelogs/${changelog.id}/posts`, { title, active: true, ...more });
    await post('Posted now', {});
    for (const hours of [-10, -7.5, -4, -0.5]) await post(`Posted ${hours}`, { date: inHours(hours) });
    for (const hours of [0.5, 2, 5, 9]) await post(`Ahead ${hours}`, { date: inHours(hours) });
    const readers = [
      () => read(`/c/${changelog.publicId}`),
      () => read(`/c/${changelog.publicId}/feed.json`),
      () => read(`/c/${changelog.publicId}/rss.xml`),
      () => read('/api/client/changelog', { changelogId: changelog.id }),
    ];
    for (const reader of readers) {
      await expect.poll(reader).toContain('Posted -0.5');
      const text = await reader();
      expect([...new Set(text.match(/(Posted|Ahead) (now|[-.\d]+\d)/g))].sort()).toEqual(
        ['Posted -0.5', 'Posted -10', 'Posted -4', 'Posted -7.5', 'Posted now'].sort(),
      );
    }
    const date = Date.now() + 1_500;
    await post('Posted soon', { date: new Date(date).toISOString() });
    for (const reader of readers) {
      const text = await reader();
      // On a busy machine, the answer may arrive later.
      if (Date.now() < date) expect(text).not.toContain('Posted soon');
    }
    for (const reader of readers) await expect.poll(reader).toContain('Posted soon');
  });

  test('dates are stored and returned unchanged, at both ends of the calendar and in the hour skipped by daylight saving', async () => {
    const { rest, database } = await companyIn(zone);
    const { id } = await rest('POST', '/changelogs', { name: 'News' });
    const path = `/changelogs/${id}/posts`;
    const odd = [
      '0001-01-01T00:00:00.000Z',
      '2026-03-29T02:30:00.000Z',
      '2026-03-08T02:30:00.000Z',
      '9999-12-31T23:59:59.999Z',
    ];
    for (const date of odd) {
      const made = await rest('POST', path, { title: date, date });
      expect([made.date, (await rest('GET', `${path}/${made.id}`)).date]).toEqual([date, date]);
      expect(await rest('PATCH', `${path}/${made.id}`, { title: 'Changed' })).toMatchObject({ date });
    }
    expect((await rest<List>('GET', path)).data.map(({ date }) => date).sort()).toEqual([...odd].sort());
    const text = `SELECT to_char("date" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "date" FROM "ChangelogPost"`;
    const stored = await database.sql<{ date: string }>({ name: 'stored_dates', text }, []);
    expect(stored.map(({ date }) => date).sort()).toEqual([...odd].sort());

    const around = [
      '2026-10-31T23:59:59.999Z',
      '2026-11-01T00:00:00.000Z',
      '2026-11-01T23:59:59.999Z',
      '2026-11-02T00:00:00.000Z',
    ];
    for (const date of around) await rest('POST', path, { title: date, date });
    const day = await rest<List>('GET', `${path}?startDate=2026-11-01&endDate=2026-11-01`);
    expect(day.data.map(({ date }) => date).sort()).toEqual(around.slice(1, 3));
  });
});
