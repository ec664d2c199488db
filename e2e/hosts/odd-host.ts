import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { ORIGIN } from '../support/addresses';
import { NONCE, type OddPage } from './odd-pages';

type Answer = { body: string; headers: Record<string, string> };

function htmlOf(
  token: string,
  { doctype = '<!doctype html>', attributes = 'lang="en"', head = '', body = '', isScriptInHead = false }: OddPage,
): string {
  const script = `<script async nonce="${NONCE}" src="${ORIGIN}/js/main.js" id="docentScript" data-client-token="${token}"></script>`;
  return `${doctype}<html ${attributes}><head><meta charset="utf-8"><title>Odd</title><meta name="viewport" content="width=device-width, initial-scale=1">${head}${isScriptInHead ? script : ''}</head><body><h1>Page</h1>${body}
${isScriptInHead ? '' : script}</body></html>`;
}

export type OddHost = { open: (page: Page, token: string, odd: OddPage) => Promise<void>; stop: () => void };

/** A server for odd pages, with the script in each. @param files scripts that it serves as well, by path */
export async function startOddHost(files: Record<string, string> = {}): Promise<OddHost> {
  const answers = new Map<string, Answer>();
  for (const [path, body] of Object.entries(files))
    answers.set(path, { body, headers: { 'Content-Type': 'text/javascript' } });
  const server = createServer((req, res) => {
    const answer = answers.get(new URL(req.url ?? '', 'http://localhost').pathname);
    // Browsers request a favicon without being told to.
    res.writeHead(answer ? 200 : 204, answer?.headers).end(answer?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    open: async (page, token, odd) => {
      const { headers, before, size } = odd;
      const path = `/${token}`;
      answers.set(path, {
        body: htmlOf(token, odd),
        headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
      });
      if (size) await page.setViewportSize(size);
      if (before) await page.addInitScript(before);
      await page.goto(`http://localhost:${port}${path}`);
    },
    stop: () => server.close(),
  };
}
