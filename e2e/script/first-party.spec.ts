import { createServer, request as forward, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ORIGIN } from '../support/addresses';
import { hostOf } from '../support/host';
import { expect, test } from '../support/test';

const PREFIX = '/ui/';
let application: Server;
let address: string;

/** An application that forwards requests under one of its paths to Docent, so that pages need no other origin. */
test.beforeAll(async () => {
  application = createServer((req: IncomingMessage, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost');
    if (pathname.startsWith(PREFIX)) {
      const { method, headers } = req;
      const target = new URL((req.url ?? '').slice(PREFIX.length - 1), ORIGIN);
      const onward = forward(target, { method, headers: { ...headers, host: target.host } }, (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      });
      req.pipe(onward);
      return;
    }
    const token = searchParams.get('token')?.replace(/\W/g, '');
    res.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'self'" });
    res.end(`<!doctype html><html lang="en"><title>Application</title><main><h1>Application</h1></main>
      <script async src="${PREFIX}js/main.js" id="docentScript" data-client-token="${token}" data-api-host="${address}/ui"></script>`);
  });
  await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(application.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  application.close();
  application.closeAllConnections();
});

test('Docent works from a path of the application, and sends requests to no other origin', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const rules = [{ type: 'device', value: ['desktop'] }];
  const settings = { type: 'popup' };
  const news = { name: 'News', title: 'News', content: '<p>x</p>', settings, targeting: { rules } };
  const id = await host.live('announcements', news);
  const origins = new Set<string>();
  page.on('request', (asked) => origins.add(new URL(asked.url()).origin));
  await page.goto(`${address}/?token=${company.clientToken}`);
  await page.getByRole('dialog', { name: 'News' }).getByRole('button', { name: 'Close' }).click();
  await host.counted('announcement_closed', 'announcement', id);
  expect([...origins]).toEqual([address]);
});
