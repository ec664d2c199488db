import { type Agent, request } from 'node:http';

/** Numbers from 0 to 1 that are the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A request as it goes over the wire. */
export type HostileRequest = { method: string; path: string; headers: Record<string, string>; body: Buffer };

/** Begins a string whose rest is written into the JSON without quotes, for values that JSON.stringify would not write. */
const RAW = '\u{e000}raw ';

const DEEP = `${RAW}${'['.repeat(10_000)}${']'.repeat(10_000)}`;
const DEEP_OBJECT = `${RAW}${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;

const VALUES: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    2 ** 64,
    -(2 ** 53),
    1e308,
    8.64e15,
    -8.64e15,
    -62_135_596_800_001,
  ],
  ...[`${RAW}1e999`, `${RAW}-1e999`, `${RAW}9007199254740993`, DEEP, DEEP_OBJECT, `${RAW}{"__proto__":{"a":1}}`],
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff', '🦆'.repeat(90), 'x'.repeat(300), 'x'.repeat(70_000)],
  ...['__proto__', 'constructor', 'toString', '\'; DROP TABLE "Event"; --', '%', '{{7*7}}', '../../etc', '1e5', '0x10'],
  ...['0000-01-01', '9999-12-31T23:59:59Z', '+275760-09-13T00:00:00.000Z', 'NaN', 'undefined'],
  ...[[], {}, [[]], [null], { $gt: '' }, { length: 1e9 }, Array.from({ length: 1_000 }, () => 1)],
];
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'companyId',
  'who',
  'live',
  'verified',
  'toString',
  '',
  '\u0000',
  '$where',
];
const TYPES = [
  'application/json',
  'text/plain',
  'multipart/form-data',
  'text/xml',
  '',
  'application/json; charset=utf-16',
];
const METHODS = ['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];

/**
 * Makes hostile requests out of valid ones.
 * @param honest valid bodies by path
 * @param more further values, such as ids of other companies, that replace any value
 */
export function hostileRequests(seed: number, honest: Record<string, object[]>, more: readonly unknown[]) {
  const random = randomFrom(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const chance = (share: number) => random() < share;
  const anything = () => (chance(0.5) ? pick(more) : pick(VALUES));

  /** Replaces, removes or adds values at random places in `value`. */
  function twist(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || chance(0.05)) return anything();
    if (Array.isArray(value)) return value.map((one, index) => (index === 0 || chance(0.3) ? twist(one) : one));
    const entries = Object.entries(value);
    const place = Math.floor(random() * (entries.length + 1));
    const changed = entries.flatMap(([key, one], index) =>
      index !== place ? [[key, one]] : chance(0.15) ? [] : [[key, twist(one)]],
    );
    return Object.fromEntries([...changed, ...(place === entries.length ? [[pick(KEYS), anything()]] : [])]);
  }

  const written = (value: unknown): string =>
    JSON.stringify(value)?.replace(new RegExp(`"${RAW}((?:[^"\\\\]|\\\\.)*)"`, 'gu'), (_, raw: string) =>
      JSON.parse(`"${raw}"`),
    ) ?? '';

  function bodyOf(value: unknown): Buffer {
    const body = Buffer.from(written(value));
    if (chance(0.04)) return body.subarray(0, Math.floor(random() * body.length));
    if (chance(0.04)) {
      for (let changes = 0; changes < 3; changes += 1)
        body[Math.floor(random() * body.length)] = Math.floor(random() * 256);
      return body;
    }
    if (chance(0.03)) return Buffer.concat([body, Buffer.from(pick(['}', ',', '\u0000', body.toString(), DEEP]))]);
    return body;
  }

  return (): HostileRequest => {
    const path = pick(Object.keys(honest));
    let value: unknown = pick(honest[path] ?? []);
    // Even a request without changes can be hostile: it may claim to come from another user.
    for (let twists = pick([0, 0, 1, 1, 2]); twists > 0; twists -= 1) value = twist(value);
    const headers: Record<string, string> = { 'Content-Type': chance(0.8) ? 'text/plain' : pick(TYPES) };
    if (chance(0.02)) headers['X-Large'] = 'x'.repeat(20_000);
    if (chance(0.05)) headers.Origin = pick(['null', 'https://evil.example', 'x'.repeat(500)]);
    if (chance(0.02)) headers['Content-Encoding'] = 'gzip';
    const method = chance(0.95) ? 'POST' : pick(METHODS);
    const odd = chance(0.02) ? pick(['/__proto__', '/%00', '//', '/..', '?x=1', '/constructor']) : '';
    return { method, path: path + odd, headers, body: bodyOf(value) };
  };
}

type Answer = { status: number; text: string };

/** Sends a request. @returns undefined when the connection was cut, as for headers or bodies that are too large */
export const sendTo = (
  agent: Agent,
  url: string,
  { method, path, headers, body }: HostileRequest,
): Promise<Answer | undefined> =>
  new Promise((resolve) => {
    const sized = method === 'POST' || body.length ? { ...headers, 'Content-Length': String(body.length) } : headers;
    const req = request(url + path, { agent, method, headers: sized }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk) => chunks.push(chunk));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    req.on('error', () => resolve(undefined));
    req.end(body);
  });
