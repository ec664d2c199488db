import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startDocent, temporaryDir } from '../testing/process';
import { WAIT_MS } from '../testing/wait';

const PATHS = [
  '/healthz',
  '/readyz',
  '/api/v1/tags',
  '/api/mcp',
  '/oauth/jwks',
  '/c/none',
  '/sign-in',
  '/docs',
  '/nope',
];

/** Sends a request with further headers on a new socket. @returns the status of the response; undefined without a response */
function ask(url: string, path: string, headers: string[]): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]) || undefined));
    socket.write([`GET ${path} HTTP/1.1`, `Host: ${hostname}:${port}`, ...headers, '', ''].join('\r\n'));
    socket.setTimeout(WAIT_MS, () => socket.destroy());
  });
}

const CLOSE = 'Connection: close';
const H2C = ['Connection: Upgrade, HTTP2-Settings, close', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA'];
const WEB_SOCKET = [
  'Connection: Upgrade, close',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

test('a request to upgrade the protocol gets the same status as one without an upgrade', async () => {
  const { url } = await startDocent({ DOCENT_DATA_DIR: temporaryDir() });
  for (const path of PATHS) {
    // Next adds its `upgrade` listener at its first request, so a request without an upgrade comes first.
    const usual = await ask(url, path, [CLOSE]);
    expect([path, usual]).toEqual([path, expect.any(Number)]);
    for (const headers of [H2C, WEB_SOCKET]) expect([path, await ask(url, path, headers)]).toEqual([path, usual]);
    const { stdout } = await promisify(execFile)('curl', [
      ...['--silent', '--http2', '--output', '/dev/null', '--write-out', '%{http_code}'],
      url + path,
    ]);
    expect([path, Number(stdout)]).toEqual([path, usual]);
  }
  for (const path of PATHS) expect([path, await ask(url, path, H2C)]).toEqual([path, await ask(url, path, [CLOSE])]);
});
