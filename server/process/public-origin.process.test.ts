import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startDocent } from '../testing/process';
import { migratedDataDir } from '../testing/snapshot';

const APP_URL = 'https://docent.example.com';

const FORWARDED: Record<string, string>[] = [{}, { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' }];

/** Paths whose responses a page of any origin may load. */
const LOADED_ANYWHERE = ['/js', '/api/client', '/c', '/r'];

/** Paths that an application may open in a popup that reports back by `window.opener`, or that other sites link to. */
const OPENED_ANYWHERE = ['/sign-in', '/connect', '/oauth', '/c', '/r'];

const isUnder = (path: string, prefixes: string[]): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

type Answer = { status: number | undefined; headers: Record<string, string | string[] | undefined>; text: string };

/** Sends a request whose target and headers, Host too, are exactly as given. */
const send = (base: string, target: string, headers: Record<string, string> = {}, method = 'GET', body?: string) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const req = request({ hostname, port, path: target, method, headers }, (res) => {
      let text = '';
      res.on('data', (chunk) => {
        text += chunk;
      });
      res.on('end', () => resolve({ status: res.statusCode, headers: res.headers, text }));
    });
    req.on('error', reject).end(body);
  });

const raw = (base: string, text: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer)).on('error', reject);
  });

test('with an https APP_URL every answer requires https, and callers cannot change the origin', async () => {
  const { url } = await startDocent({ DOCENT_DATA_DIR: await migratedDataDir(), APP_URL });
  const paths = [
    '/healthz',
    '/readyz',
    '/',
    '/sign-in',
    '/docs/nothing-here',
    '/api/v1/tags',
    '/api/v1/nothing',
    '/api/v1/openapi.json',
    '/api/mcp',
    '/api/nothing',
    '/api/public/session',
    '/api/trpc/nothing',
    '/api/auth/nothing',
    '/api/client/nothing',
    '/js/main.js',
    '/js/nothing.js',
    '/icon.svg',
    '/_next/nothing.js',
    '/settings',
    '/preview/frame',
    '/connect',
    '/oauth/authorize',
    '/oauth/nothing',
    '/.well-known/oauth-authorization-server',
    '/c/nothing',
    '/c/nothing/feed.xml',
    '/r/nothing',
  ];
  for (const path of paths) {
    const { headers } = await send(url, path);
    expect([path, headers['x-content-type-options'], headers['strict-transport-security']]).toEqual([
      path,
      'nosniff',
      'max-age=31536000',
    ]);
    expect(headers['x-request-id'], path).toMatch(/^req_\w{20}$/);
    expect([path, headers['cross-origin-opener-policy'], headers['cross-origin-resource-policy']]).toEqual([
      path,
      isUnder(path, OPENED_ANYWHERE) ? 'unsafe-none' : 'same-origin',
      isUnder(path, LOADED_ANYWHERE) ? 'cross-origin' : 'same-origin',
    ]);
  }
  const unreadable = await raw(url, 'no HTTP\r\n\r\n');
  for (const header of ['X-Content-Type-Options: nosniff', 'Strict-Transport-Security: max-age', 'X-Request-Id: req_'])
    expect(unreadable).toContain(header);

  for (const target of ['/', '/tags', '/tags/', '//tags', '//evil.example/tags', '/builder/tour/1?x=1', '/docs/'])
    for (const forwarded of FORWARDED) {
      const { status, headers } = await send(url, target, { Host: 'evil.example', ...forwarded });
      const { location } = headers;
      expect(status, target).toBeGreaterThan(299);
      expect(new URL(String(location), APP_URL).origin, `${target} → ${location}`).toBe(APP_URL);
    }

  const absolute = await send(url, 'http://evil.example/api/v1/tags', { Host: 'evil.example' });
  expect([absolute.status, JSON.parse(absolute.text)]).toMatchObject([401, { error: { code: 'unauthorized' } }]);
  expect((await send(url, 'http://evil.example/healthz')).text).toBe('{"status":"ok"}');
  expect((await send(url, 'http://evil.example')).headers.location).toBe(`${APP_URL}/sign-in`);
  expect((await send(url, 'http://evil.example?a=1')).headers.location).toBe(`${APP_URL}/sign-in?next=%2F%3Fa%3D1`);

  const signIn = (origin: string) =>
    send(
      url,
      '/api/auth/sign-in/email',
      { Host: 'docent.example.com', Origin: origin, 'Content-Type': 'application/json' },
      'POST',
      '{"email":"kim@example.com","password":"not this one"}',
    );
  expect((await signIn('http://docent.example.com')).status).toBe(403);
  expect((await signIn('https://evil.example')).status).toBe(403);
  expect((await signIn(APP_URL)).status).toBe(401);
  const setUp = (origin: string) =>
    send(
      url,
      '/api/public/setUp',
      { Host: 'docent.example.com', Origin: origin, 'Content-Type': 'application/json' },
      'POST',
      '{}',
    );
  expect((await setUp('http://docent.example.com')).status).toBe(403);
  expect((await setUp(APP_URL)).status).toBe(400);
  const mcp = (origin: string) => send(url, '/api/mcp', { Origin: origin }, 'POST', '{}');
  expect((await mcp('http://docent.example.com')).status).toBe(403);
  expect((await mcp(APP_URL)).status).toBe(401);
});

test('with an http APP_URL browsers are not required to use https', async () => {
  const { url } = await startDocent({ DOCENT_DATA_DIR: await migratedDataDir() });
  const { headers } = await send(url, '/', { Host: 'evil.example' });
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers.location).toBe(`${url}/sign-in`);
});
