import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findChromium } from '../../../e2e/support/chromium.mjs';
import { definitions } from '../../../widgets/contract/registry';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { errorCode, startApi, type TestApi } from '../../testing/http';
import { closeBrowser, drawInBrowser } from './browser';
import { drawing } from './pictures';

const CHROMIUM = findChromium();
const hasBrowser = existsSync(CHROMIUM ?? '');
// Settings are read once, after this.
if (CHROMIUM) process.env.CHROMIUM_PATH = CHROMIUM;

/** The size that the header of a PNG names. */
const sizeOf = (png: Buffer): [width: number, height: number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe.skipIf(!hasBrowser)('previews in a browser', () => {
  let api: TestApi;
  let key: string;
  const draw = vi.fn(drawInBrowser);

  beforeAll(async () => {
    const database = await openTestDatabase();
    api = await startApi(database);
    key = (await createTestCompany(database)).key;
    drawing.draw = draw;
  });
  afterAll(async () => {
    await closeBrowser();
    await api.stop();
  });

  const create = async (path: string, body: object): Promise<number> => {
    const answer = await api.call('POST', `/${path}`, { key, body });
    expect(answer.status, answer.text).toBe(201);
    return (answer.body as { id: number }).id;
  };
  const get = (path: string, headers = {}) =>
    fetch(`${api.url}/widgets/${path}`, { headers: { Authorization: `Bearer ${key}`, ...headers } });
  const pictureOf = async (path: string): Promise<Buffer> => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    return Buffer.from(await answer.arrayBuffer());
  };
  const announcement = (content: string, active = false) => ({
    ...definitions.find(({ path }) => path === 'announcements')?.example,
    name: 'Seen',
    content,
    active,
  });

  test.each(definitions.map(({ path, example }) => [path, example] as const))(
    '%s, light, dark and narrow',
    async (path, example) => {
      const id = await create(path, example);
      const one = `${path}/${id}/preview.png`;
      const light = await pictureOf(one);
      expect(sizeOf(light)).toEqual([1024, 768]);
      expect((await pictureOf(`${one}?scheme=dark`)).equals(light)).toBe(false);
      expect(sizeOf(await pictureOf(`${one}?width=375`))).toEqual([375, 812]);
    },
  );

  test('each step has a different picture, and a step that does not exist is refused', async () => {
    const steps = [1, 2].map((at) => ({ type: 'welcome', title: `Step ${at}` }));
    const one = `product-tours/${await create('product-tours', { name: 'Steps', steps })}/preview.png`;
    expect((await pictureOf(`${one}?step=1`)).equals(await pictureOf(`${one}?step=2`))).toBe(false);
    for (const query of ['step=3', 'step=0', 'width=100', 'scheme=blue', 'draft=maybe']) {
      const answer = await api.call('GET', `/widgets/${one}?${query}`, { key });
      const { issues } = (answer.body as { error: { details: { issues: { path: string }[] } } }).error.details;
      expect([answer.status, issues[0]?.path]).toEqual([400, query.split('=', 1).join()]);
    }
  });

  test('unpublished changes are shown with `draft=true`', async () => {
    const id = await create('announcements', announcement('<p>Live</p>', true));
    const one = `announcements/${id}/preview.png`;
    const none = await api.call('GET', `/widgets/${one}?draft=true`, { key });
    expect([none.status, errorCode(none.body)]).toEqual([404, 'not_found']);
    await api.call('PATCH', `/widgets/announcements/${id}/draft`, { key, body: { content: '<p>Not yet</p>' } });
    expect((await pictureOf(`${one}?draft=true`)).equals(await pictureOf(one))).toBe(false);
  });

  test('the same picture is drawn once, also for requests at the same time, and revalidated', async () => {
    const one = `announcements/${await create('announcements', announcement('<p>Once</p>'))}/preview.png`;
    draw.mockClear();
    await Promise.all([get(one), get(one), get(one)]);
    const answer = await get(one);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(answer.headers.get('cache-control')).toContain('private');
    const again = await get(one, { 'If-None-Match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('pictures at private addresses are not requested, and are listed as missing', async () => {
    const onConnection = vi.fn();
    const private_ = createServer((_, res) => void res.end());
    // Count connections, not requests: a browser tries https first, which this server does not understand.
    private_.on('connection', onConnection);
    await new Promise<void>((resolve) => private_.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(private_.address() as AddressInfo).port}/picture.png`;
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(api.mcpUrl), {
        requestInit: { headers: { Authorization: `Bearer ${key}` } },
      }),
    );
    const content = `<p>Look</p><img src="${url}"><p style="background:url(${url}?css)">There</p>`;
    const id = await create('announcements', announcement(content));
    const given = { name: 'preview_widget', arguments: { type: 'announcement', id } };
    const { content: parts, structuredContent } = await client.callTool({ name: 'use_read_tool', arguments: given });
    expect(parts.map(({ type }) => type)).toEqual(['image', 'text']);
    const [picture] = parts;
    expect(picture?.type === 'image' && sizeOf(Buffer.from(picture.data, 'base64'))).toEqual([1024, 768]);
    expect(structuredContent).toMatchObject({ width: 1024, height: 768, missingPictures: [url] });
    expect(structuredContent).not.toHaveProperty('png');
    expect(onConnection).not.toHaveBeenCalled();
    await client.close();
    private_.close();
  });

  test('a closed browser is opened again', async () => {
    const id = await create('announcements', announcement('<p>First</p>'));
    await pictureOf(`announcements/${id}/preview.png`);
    await closeBrowser();
    await pictureOf(`announcements/${id}/preview.png?width=800`);
  });
});
