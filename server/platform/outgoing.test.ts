import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startExternalHost, startListener } from '../testing/outside';
import { sendOutgoing } from './outgoing';

const BOUNDS = { maxBytes: 10_000, timeoutMs: 5_000, anyPort: true };

test('reads a response, compressed or not', async () => {
  const { url, send } = await startExternalHost((req, res) => {
    if (req.url === '/gzip') res.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('packed'));
    else if (req.url === '/br') res.writeHead(200, { 'Content-Encoding': 'br' }).end(brotliCompressSync('packed'));
    else if (req.method === 'POST') req.pipe(res.writeHead(202));
    else res.writeHead(404, { 'X-One': ['a', 'b'] }).end('nothing');
  });
  expect(await send(`${url}/x`, BOUNDS)).toMatchObject({ status: 404, url: `${url}/x`, body: Buffer.from('nothing') });
  expect((await send(`${url}/x`, BOUNDS)).headers.get('x-one')).toBe('a, b');
  for (const path of ['/gzip', '/br']) expect(String((await send(url + path, BOUNDS)).body)).toBe('packed');
  const posted = await send(url, { ...BOUNDS, method: 'POST', body: 'sent' });
  expect([posted.status, String(posted.body)]).toEqual([202, 'sent']);
});

test('limits the size of a response, both compressed and decompressed', async () => {
  const { url, send } = await startExternalHost((req, res) => {
    if (req.url === '/bomb')
      return res.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000)));
    if (req.url === '/twice') return res.writeHead(200, { 'Content-Encoding': 'gzip, gzip' }).end('x');
    if (req.url === '/broken') return res.writeHead(200, { 'Content-Encoding': 'gzip' }).end('not gzip');
    const endless = setInterval(() => res.write('x'.repeat(5_000)), 1);
    res.on('close', () => clearInterval(endless));
  });
  await expect(send(`${url}/bomb`, { ...BOUNDS, maxBytes: 100_000 })).rejects.toMatchObject({ reason: 'too_large' });
  await expect(send(`${url}/endless`, BOUNDS)).rejects.toMatchObject({ reason: 'too_large' });
  for (const path of ['/twice', '/broken'])
    await expect(send(url + path, BOUNDS)).rejects.toMatchObject({ reason: 'encoding' });
});

test('limits the time, also of a response that comes byte by byte', async () => {
  const { url, send } = await startExternalHost((req, res) => {
    if (req.url === '/silent') return;
    const slow = setInterval(() => res.write('x'), 20);
    res.on('close', () => clearInterval(slow));
  });
  for (const path of ['/silent', '/slow'])
    await expect(send(url + path, { ...BOUNDS, timeoutMs: 300 })).rejects.toMatchObject({ reason: 'timeout' });
});

test('does not connect when a name resolves to a private address', async () => {
  const inside = await startListener('127.0.0.2');
  const names = {
    'inside.docent-test.example': ['127.0.0.2'],
    'mixed.docent-test.example': ['127.0.0.1', '127.0.0.2'],
  };
  const { port, send, asked } = await startExternalHost((_, res) => res.end(), names);
  for (const name of Object.keys(names))
    for (const to of [port, inside.port])
      await expect(send(`https://${name}:${to}/`, BOUNDS)).rejects.toMatchObject({ reason: 'private' });
  expect([inside.seen.connections, asked]).toEqual([0, []]);
});

test('checks the very addresses that it connects to, so that DNS rebinding has no effect', async () => {
  const inside = await startListener('127.0.0.2');
  const { send, resolved } = await startExternalHost((_, res) => res.end(), {
    'rebinding.docent-test.example': ['127.0.0.2'],
  });
  await expect(send(`https://rebinding.docent-test.example:${inside.port}/`, BOUNDS)).rejects.toMatchObject({
    reason: 'private',
  });
  expect([resolved, inside.seen.connections]).toEqual([['rebinding.docent-test.example'], 0]);
});

test('follows up to maxRedirects redirects of a GET, checks each, and sends no secrets to other hosts', async () => {
  const inside = await startListener('127.0.0.2');
  const { url, port, send, asked } = await startExternalHost(
    (req, res) => {
      const to: Record<string, string> = {
        '/a': '/b',
        '/b': `https://other.docent-test.example:${port}/end`,
        '/inside': `https://inside.docent-test.example:${inside.port}/`,
        '/numbers': `https://127.0.0.2:${inside.port}/`,
        '/plain': `http://docent-test.example:${port}/`,
        '/round': '/round',
      };
      const next = to[req.url ?? ''];
      if (next) res.writeHead(302, { Location: next }).end();
      else res.end(JSON.stringify([req.headers.authorization, req.headers['x-kept']]));
    },
    { 'inside.docent-test.example': ['127.0.0.2'] },
  );
  const following = { ...BOUNDS, maxRedirects: 2, headers: { Authorization: 'Bearer x', 'X-Kept': 'y' } };
  expect((await send(`${url}/a`, BOUNDS)).status).toBe(302);
  expect(JSON.parse(String((await send(`${url}/a`, following)).body))).toEqual([null, 'y']);
  const refused = async (path: string) => (await send(url + path, following).catch((error) => error)).reason;
  expect(await Promise.all(['/inside', '/numbers', '/plain', '/round'].map(refused))).toEqual([
    'private',
    'address',
    'address',
    'redirects',
  ]);
  expect((await send(`${url}/a`, { ...following, method: 'POST' })).status).toBe(302);
  expect([inside.seen.connections, asked.filter((path) => path === '/round').length]).toEqual([0, 3]);
});

test('sends no request to a URL that is not a public https address', async () => {
  const { seen, port } = await startListener();
  for (const address of [
    'no address',
    `https://127.0.0.1:${port}/x`,
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://localhost/x',
    'https://user:pass@docent-test.example/x',
    'http://docent-test.example/x',
    'https://docent-test.example:8443/x',
    'file:///etc/passwd',
  ])
    await expect(sendOutgoing(address, { maxBytes: 1, timeoutMs: 5_000 })).rejects.toMatchObject({ reason: 'address' });
  expect(seen.connections).toBe(0);
});

test('reaches private addresses with allowPrivate, within the same limits', async () => {
  const { url, port, send } = await startExternalHost((_, res) => res.end('x'.repeat(20)), { inside: ['127.0.0.2'] });
  expect((await send(url, { ...BOUNDS, allowPrivate: true })).status).toBe(200);
  await expect(send(url, { ...BOUNDS, allowPrivate: true, maxBytes: 10 })).rejects.toMatchObject({
    reason: 'too_large',
  });
  await expect(send(`http://inside:${port}/`, { ...BOUNDS, allowPrivate: true })).rejects.toMatchObject({
    reason: 'network',
  });
});
