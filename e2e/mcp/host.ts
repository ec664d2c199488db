import { EXTENSION_ID, RESOURCE_MIME_TYPE } from '@modelcontextprotocol/ext-apps/server';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { build } from 'esbuild';
import type { FrameLocator, Page } from 'playwright/test';
import { ORIGIN } from '../support/addresses';
import type { HostPage, Seen } from './host-page';

const PAGE = 'http://chat.test';
/** The content security policy that the extension prescribes for an app that declares no domains. */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'";

let bundle: Promise<string> | undefined;

/** The script of the host's page, with the library of the extension. */
const hostScript = (): Promise<string> =>
  (bundle ??= build({ entryPoints: ['e2e/mcp/host-page.ts'], bundle: true, format: 'iife', write: false }).then(
    ({ outputFiles }) => outputFiles[0]?.text ?? '',
  ));

type Shown = {
  name: string;
  given: Record<string, unknown>;
  width?: number;
  theme?: 'light' | 'dark';
  variables?: Record<string, string>;
};

export type Host = {
  client: Client;
  /** Calls a tool as the model would, and shows its result. */
  show: (shown: Shown) => Promise<FrameLocator>;
  seen: () => Promise<Seen>;
  /** Every URL that the page, or the app in it, requested. */
  requests: string[];
};

/** A host of MCP Apps: a page that shows apps in a frame, and an MCP client that makes their calls to the server. */
export async function openHost(page: Page, key: string, query = ''): Promise<Host> {
  const capabilities = { extensions: { [EXTENSION_ID]: { mimeTypes: [RESOURCE_MIME_TYPE] } } };
  const client = new Client({ name: 'docent-tests', version: '1.0.0' }, { capabilities });
  const requestInit = { headers: { Authorization: `Bearer ${key}` } };
  const transport = new StreamableHTTPClientTransport(new URL(`${ORIGIN}/api/mcp${query}`), { requestInit });
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  const { tools } = await client.listTools();
  const uriOf = (name: string) => {
    const ui = tools.find((tool) => tool.name === name)?._meta?.ui as { resourceUri?: string } | undefined;
    if (!ui?.resourceUri) throw new Error(`${name} leads to no app.`);
    return ui.resourceUri;
  };
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const script = await hostScript();
  const html = `<!doctype html><html lang="en"><title>Chat</title><body style="margin:0"><script>${script.replaceAll('</script', '<\\/script')}</script>`;
  await page.route(`${PAGE}/`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.exposeFunction('relay', async (call: { name: string; arguments?: Record<string, unknown> }) => {
    return client.callTool(call).then(
      (result) => ({ result }),
      (error: Error) => ({ refusal: error.message }),
    );
  });
  const show = async ({ name, given, width = 720, theme = 'light', variables }: Shown) => {
    const input = { name, arguments: given };
    const result = await client.callTool({ name: 'show_result', arguments: input });
    const { contents } = await client.readResource({ uri: uriOf('show_result') });
    const [app] = contents as { text: string; mimeType: string }[];
    await page.route(`${PAGE}/view`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'Content-Security-Policy': POLICY },
        body: app?.text ?? '',
      }),
    );
    await page.goto(`${PAGE}/`);
    const context = { theme, ...(variables ? { styles: { variables } } : {}) };
    await page.evaluate(
      (shown) => (window as unknown as { hostPage: HostPage }).hostPage.show(shown as Parameters<HostPage['show']>[0]),
      { width, input, result, context },
    );
    return page.frameLocator('iframe');
  };
  const seen = () => page.evaluate(() => (window as unknown as { hostPage: HostPage }).hostPage.seen);
  return { client, show, seen, requests };
}
