import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ORIGIN } from '../support/addresses';
import { expect, test } from '../support/test';

type Answer = { status: number; headers: Headers; bytes: Buffer };

/** Sends a request and does not decompress the response. */
async function ask(path: string, encodings: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(`${ORIGIN}${path}`, { headers: { 'accept-encoding': encodings } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const headers = new Headers(answer.headers as Record<string, string>);
        resolve({ status: answer.statusCode ?? 0, headers, bytes: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}

test('scripts and styles have the best compression that a browser accepts, and the same content', async ({ page }) => {
  await page.goto('/sign-in');
  const files = await page.evaluate(() => [
    ...[...document.scripts].map(({ src }) => src),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
  ]);
  const paths = files.filter((file) => file.includes('/_next/static/')).map((file) => new URL(file).pathname);
  expect(paths.some((path) => path.endsWith('.js')) && paths.some((path) => path.endsWith('.css'))).toBe(true);
  for (const path of paths) {
    const [plain, gzip, brotli] = [await ask(path, 'identity'), await ask(path, 'gzip'), await ask(path, 'gzip, br')];
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
    const unpacked = gzip.headers.get('content-encoding') === 'gzip' ? gunzipSync(gzip.bytes) : gzip.bytes;
    expect(unpacked).toEqual(plain.bytes);
    expect(brotli.bytes.length).toBeLessThan(Math.min(gzip.bytes.length, plain.bytes.length));
    for (const { status, headers } of [plain, gzip, brotli]) {
      expect(status).toBe(200);
      expect(headers.get('vary')).toContain('Accept-Encoding');
      expect(headers.get('cache-control')).toContain('immutable');
      expect(headers.get('content-type')).toBe(plain.headers.get('content-type'));
    }
    expect((await ask(path, 'br;q=0, gzip')).headers.get('content-encoding')).not.toBe('br');
  }
  const missing = await ask('/_next/static/chunks/none.js', 'br');
  expect([missing.status, missing.headers.get('content-encoding')]).toEqual([404, null]);
});
