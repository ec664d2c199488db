import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, chromium } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { findChromium } from '../../../e2e/support/chromium.mjs';
import { definitions } from '../../../widgets/generated/definitions';
import { outgoingDeps } from '../../platform/outgoing';
import { openTestCaller, refusal } from '../../testing/caller';
import { answerRequests, browserLimits, closeBrowser, drawInBrowser, launchBrowser } from './browser';
import { drawing } from './pictures';

const CHROMIUM = findChromium() ?? '';
// Settings are read once, after this.
if (CHROMIUM) process.env.CHROMIUM_PATH = CHROMIUM;

const { idleMs } = browserLimits;
// A busy machine must not refuse drawings.
const withinMs = 240_000;
drawing.withinMs = withinMs;
browserLimits.stepMs = withinMs;
const { resolve } = outgoingDeps;

/** The browsers that this process has started to draw with. */
const browsers = (): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === process.pid && args.join(' ').includes('host-resolver-rules'))
    .map(([pid]) => Number(pid));

/** The refusal of a picture that could not be drawn. */
const NOT_DRAWN = { code: 'unavailable', reason: 'picture' };
const PICTURE = '<p>Look</p><img src="https://pictures.example.com/one.png">';

async function openCompany() {
  const { api } = await openTestCaller();
  const announce = async (content: string) =>
    (await api.announcements.create({ ...definitions.announcement.example, content, active: false })).id;
  const draw = (id: number, width = 800) => api.previews.get({ widgetType: 'announcements', id, width });
  return { api, announce, draw };
}

describe.skipIf(!existsSync(CHROMIUM))('the browser of previews', () => {
  afterEach(() => {
    browserLimits.idleMs = idleMs;
    drawing.withinMs = withinMs;
    drawing.draw = drawInBrowser;
    outgoingDeps.resolve = resolve;
  });
  afterAll(closeBrowser);

  test('when it is killed while drawing, that picture fails, and the next one starts it again', async () => {
    const { announce, draw } = await openCompany();
    const id = await announce(PICTURE);
    const kill = vi.fn(async () => {
      // The whole group: the executable may be a script that runs the browser.
      for (const pid of browsers()) process.kill(-pid, 'SIGKILL');
      throw new Error('There is no such host.');
    });
    outgoingDeps.resolve = kill;
    expect(await refusal(draw(id))).toMatchObject(NOT_DRAWN);
    expect(kill).toHaveBeenCalledOnce();
    outgoingDeps.resolve = resolve;
    expect(await draw(await announce('<p>Again</p>'))).toMatchObject({ width: 800, height: 768 });
    expect(browsers()).toHaveLength(1);
  });

  test('it is closed when it has drawn nothing for a while, and started again for the next picture', async () => {
    browserLimits.idleMs = 50;
    const { announce, draw } = await openCompany();
    const id = await announce('<p>Idle</p>');
    await draw(id);
    await expect.poll(browsers).toEqual([]);
    expect(await draw(id, 900)).toMatchObject({ width: 900 });
  });

  test('a drawing that takes too long is refused, and its browser context is closed', async () => {
    const { announce, draw } = await openCompany();
    const slow = await announce(PICTURE);
    drawing.withinMs = 1_500;
    outgoingDeps.resolve = () => new Promise(() => {});
    const spy = vi.fn(drawInBrowser);
    drawing.draw = spy;
    expect(await refusal(draw(slow))).toMatchObject(NOT_DRAWN);
    await expect(spy.mock.results[0]?.value).rejects.toThrow();
    drawing.withinMs = withinMs;
    expect(await draw(await announce('<p>Fast</p>'))).toMatchObject({ width: 800 });
  });

  test('a drawing whose time is up while its browser context opens is not drawn', async () => {
    const { announce, draw } = await openCompany();
    await draw(await announce('<p>Open the browser</p>'));
    const late = await announce('<p>Late</p>');
    drawing.withinMs = 1;
    const spy = vi.fn(drawInBrowser);
    drawing.draw = spy;
    expect(await refusal(draw(late))).toMatchObject(NOT_DRAWN);
    await expect(spy.mock.results[0]?.value).rejects.toThrow();
  });

  test('texts beyond the edges of the page are named', async () => {
    const { announce, draw } = await openCompany();
    const columns = Array.from({ length: 40 }, (_, at) => `<td>Column${at}</td>`).join('');
    const wide = await draw(await announce(`<table><tr>${columns}</tr></table>`));
    expect(wide.outside).toContain('Column19');
    expect(wide.outside).not.toContain('Column0');
    const narrow = await draw(await announce('<table><tr><td>Column0</td></tr></table>'));
    expect(narrow).toMatchObject({ outside: [], cut: [], lowContrast: [] });
  });

  test('texts that are cut off are named', async () => {
    const { api } = await openCompany();
    const launcherText = 'Tell us what you think about the new navigation';
    const { id } = await api.feedbackWidgets.create({
      ...definitions.feedbackWidget.example,
      active: false,
      settings: { launcherText },
    });
    const one = { widgetType: 'feedback-widgets', id, width: 320 } as const;
    expect((await api.previews.get(one)).cut).toEqual([launcherText]);
    await api.feedbackWidgets.update({ widgetId: id, settings: { launcherText: 'Feedback' } });
    expect((await api.previews.get(one)).cut).toEqual([]);
  });

  test('texts with a low contrast are named, with their contrast', async () => {
    const { api, announce } = await openCompany();
    const id = await announce('<p><mark><strong>Pale on yellow</strong></mark></p>');
    const { lowContrast } = await api.previews.get({ widgetType: 'announcements', id, scheme: 'dark' });
    expect(lowContrast).toEqual([{ text: 'Pale on yellow', ratio: expect.any(Number) }]);
    expect(lowContrast[0]?.ratio).toBeLessThan(2);
    expect((await api.previews.get({ widgetType: 'announcements', id })).lowContrast).toEqual([]);
  });

  describe('never connects to a private address', () => {
    /** Opens a page that asks a server of this machine in every way, and counts connections to that server. */
    async function countConnections(context: BrowserContext): Promise<number> {
      let connections = 0;
      const server = createServer((_, res) => void res.end());
      server.on('connection', () => {
        connections += 1;
      });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const { port } = server.address() as AddressInfo;
      const page = await context.newPage();
      for (const host of ['127.0.0.1', 'localhost']) {
        const url = `http://${host}:${port}`;
        await page.setContent(
          `<link rel="stylesheet" href="${url}/a.css"><img src="${url}/a.png"><iframe src="${url}/frame"></iframe><script src="${url}/a.js"></script>`,
        );
        await page.evaluate(`(async () => {
          await fetch('${url}', { mode: 'no-cors' }).catch(() => {});
          await new Promise((done) => { const socket = new WebSocket('ws://${host}:${port}'); socket.onclose = socket.onerror = done; });
        })()`);
      }
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      return connections;
    }
    const launchPlain = () => chromium.launch({ executablePath: CHROMIUM, chromiumSandbox: process.getuid?.() !== 0 });
    const signal = new AbortController().signal;

    test('because `answerRequests` answers every request', async () => {
      const browser = await launchPlain();
      const open = await browser.newContext();
      // Without interception, the page does connect. Otherwise the test would prove nothing.
      expect(await countConnections(open)).toBeGreaterThan(0);
      const context = await browser.newContext({ serviceWorkers: 'block' });
      await answerRequests(context, { colorScheme: 'light' }, signal);
      expect(await countConnections(context)).toBe(0);
      await browser.close();
    });

    test('because the browser itself resolves no host name and no address', async () => {
      const browser = await launchBrowser(CHROMIUM);
      expect(await countConnections(await browser.newContext())).toBe(0);
      await browser.close();
    });
  });
});
