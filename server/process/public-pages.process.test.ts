import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { callsTo } from '../testing/http';
import { installNew } from '../testing/installation';
import { startMailSink } from '../testing/mail-sink';
import { startDocent } from '../testing/process';
import { WAIT_MS } from '../testing/wait';

const within = { timeout: WAIT_MS, interval: 20 };

it('two replicas show the same page within a second, and mail each post once', async () => {
  const { env, key } = await installNew('server');
  const sink = await startMailSink();
  const settings = {
    ...env,
    SMTP_URL: sink.url,
    APP_URL: 'http://docent.example:3000',
    DOCENT_CLIENT_LIMIT_ADDRESS: '100000',
  };
  const [one, other] = await Promise.all([startDocent(settings), startDocent(settings)]);
  const rest = async (method: string, path: string, body?: object) => {
    const answer = await callsTo(`${one.url}/api/v1`)(method, path, { key, body });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.body as { id: number; publicId: string };
  };
  const changelog = await rest('POST', '/changelogs', { name: 'News' });
  const path = `/c/${changelog.publicId}`;
  const read = (url: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
  const post = async (url: string, below: string, fields: Record<string, string>, withOrigin = true) => {
    const init = { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' as const };
    return fetch(url + below, { ...init, headers: withOrigin ? { Origin: url } : {} });
  };

  // Both replicas cache the page in memory.
  const tags = await Promise.all([one, other].map(async ({ url }) => (await read(url)).headers.get('etag') ?? ''));
  expect(tags[0]).toBe(tags[1]);
  const { id } = await rest('POST', `/changelogs/${changelog.id}/posts`, {
    title: 'Old news',
    active: true,
    date: '2020-01-01',
  });
  // A cached page is served for less than a second.
  await sleep(1_000);
  for (const { url } of [one, other])
    expect(await (await read(url, { 'If-None-Match': tags[0] ?? '' })).text()).toContain('Old news');

  // Four addresses subscribe, one of them twice; one never confirms.
  const addresses = ['ann@example.com', 'ben@example.com', 'eve@example.com', 'never@example.com'];
  for (const email of [...addresses, 'ANN@example.com'])
    expect((await post(one.url, `${path}/subscribe`, { email })).headers.get('location')).toBe(
      `${path}?sent=subscription#subscribe`,
    );
  // The mails are sent after the response.
  await vi.waitUntil(() => sink.mails.length >= addresses.length, within);
  expect(sink.mails.map(({ to }) => to).sort()).toEqual(addresses);
  const linkIn = (text = '', kind: string) =>
    new RegExp(`http://docent\\.example:3000(${path}/${kind}/\\d+\\.[\\w-]+)`).exec(text)?.[1] ?? '';
  for (const { to, text } of [...sink.mails]) {
    const link = linkIn(text, 'confirm');
    expect(await (await fetch(other.url + link)).text()).toContain('Yes, subscribe me');
    if (to === 'never@example.com') continue;
    expect((await post(other.url, link, {}, false)).status).toBe(403);
    expect((await post(other.url, link, {})).headers.get('location')).toBe(`${path}?sent=confirmed#subscribe`);
  }
  expect((await post(one.url, `${path}/confirm/1.${'A'.repeat(43)}`, {})).status).toBe(200);

  // Old posts are not mailed; a post that is unpublished and published again is mailed only once.
  sink.mails.length = 0;
  const news = await rest('POST', `/changelogs/${changelog.id}/posts`, { title: 'New export', active: true });
  await vi.waitUntil(() => sink.mails.length >= 3, within);
  await rest('PATCH', `/changelogs/${changelog.id}/posts/${news.id}`, { active: false });
  await rest('PATCH', `/changelogs/${changelog.id}/posts/${news.id}`, { active: true });
  await rest('PATCH', `/changelogs/${changelog.id}/posts/${id}`, { title: 'Old news, corrected' });

  // One-click unsubscribe from a mail program, which sends no Origin.
  const mailed = sink.mails.find(({ to }) => to === 'ann@example.com')?.text;
  expect(mailed).toMatch(/^Subject: News: New export/m);
  expect(mailed).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(mailed?.replace(/\n\s+/g, ' ')).toMatch(
    /^List-Unsubscribe: <http:\/\/docent\.example:3000\/c\/\w+\/unsubscribe\/1\.[\w-]+>$/m,
  );
  const leave = linkIn(mailed, 'unsubscribe');
  for (let twice = 0; twice < 2; twice += 1) {
    const left = await post(one.url, leave, { 'List-Unsubscribe': 'One-Click' }, false);
    expect([left.status, await left.text()]).toEqual([200, expect.stringContaining('You are unsubscribed')]);
  }
  expect((await post(one.url, leave.replace(/.$/, '!'), {}, false)).status).toBe(404);

  // The next post is mailed only to the remaining subscribers; the first has not been mailed again meanwhile.
  await rest('POST', `/changelogs/${changelog.id}/posts`, { title: 'Second', active: true });
  await vi.waitUntil(() => sink.mails.filter(({ text }) => /^Subject: News: Second/m.test(text)).length >= 2, within);
  const mails = sink.mails.map(({ to, text }) => `${/^Subject: News: (\w+)/m.exec(text)?.[1]} ${to.split('@')[0]}`);
  expect(mails.sort()).toEqual(['New ann', 'New ben', 'New eve', 'Second ben', 'Second eve']);
});
