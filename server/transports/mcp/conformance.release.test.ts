import { mkdirSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { installNew } from '../../testing/installation';
import { EXPECTED_FAILURES, findNode22, installTools, toolFile } from '../../testing/mcp-tools/install';
import { type Exit, startDocent, startNode, startProgram, temporaryDir } from '../../testing/process';
import { MCP_PATH } from './handler';

const INSTALL_MS = 600_000;
const MUST_PASS = [
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'prompts-list',
  'dns-rebinding-protection',
];

// Errors of minified programs include the whole source.
const ending = (output: string): string => output.slice(-3_000);

type Endpoint = { url: string; key: string };

beforeAll(installTools, INSTALL_MS);

/** A server process, and a key with all scopes. */
async function startEndpoint(): Promise<Endpoint> {
  const { env, key } = await installNew('embedded');
  const { url } = await startDocent({ ...env, DOCENT_RATE_LIMIT: '1000000', DOCENT_RATE_LIMIT_USERS: '1000000' });
  return { url: new URL(MCP_PATH, url).href, key };
}

/** A proxy for clients that send no key: adds the key and changes nothing else. */
async function startKeyProxy({ url, key }: Endpoint): Promise<string> {
  const { hostname, port, pathname } = new URL(url);
  const proxy = createServer((req, res) => {
    const headers = { ...req.headers, authorization: `Bearer ${key}` };
    const onward = request({ hostname, port, method: req.method, path: req.url, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}${pathname}`;
}

describe('the conformance suite', () => {
  const suite = toolFile('@modelcontextprotocol/conformance/dist/index.js');
  const runSuite = (node: string, args: string[]): Promise<Exit> =>
    startProgram(node, [suite, 'server', '-o', temporaryDir(), ...args], { HOME: temporaryDir() }).exit;

  it('passes the checks that need only a server, and fails the others as expected', async ({ skip }) => {
    const node = findNode22();
    if (!node) {
      console.warn('The conformance suite of MCP needs Node 22, which was not found: skipped.');
      return skip();
    }
    const url = await startKeyProxy(await startEndpoint());
    for (const scenario of MUST_PASS) {
      const { code, stdout, stderr } = await runSuite(node, ['--url', url, '--scenario', scenario]);
      expect(code, `${scenario}: ${ending(stdout + stderr)}`).toBe(0);
    }
    const whole = await runSuite(node, ['--url', url, '--suite', 'all', '--expected-failures', EXPECTED_FAILURES]);
    expect(whole.code, ending(whole.stdout + whole.stderr)).toBe(0);
    const expected = readFileSync(EXPECTED_FAILURES, 'utf8');
    expect(MUST_PASS.filter((scenario) => new RegExp(`- ${scenario}$`, 'm').test(expected))).toEqual([]);
  });
});

describe('the inspector', () => {
  const inspect = ({ url, key }: Endpoint, era: string, args: string[]): Promise<Exit> =>
    startNode(
      [
        toolFile('@modelcontextprotocol/inspector/clients/launcher/build/index.js'),
        ...['--cli', url, '--transport', 'http', '--header', `Authorization: Bearer ${key}`, '--protocol-era', era],
        ...args,
      ],
      { HOME: temporaryDir() },
    ).exit;

  it.each(['modern', 'legacy'])('finds no error in the tools, and calls one, in its %s era', async (era) => {
    const whole = await startEndpoint();
    // The inspector calls only listed tools.
    const endpoint = { ...whole, url: `${whole.url}?toolsets=content` };
    const list = await inspect(endpoint, era, ['--method', 'tools/list', '--strict']);
    expect(list.code, ending(list.stderr)).toBe(0);
    expect(JSON.parse(list.stdout).tools.map(({ name }: { name: string }) => name)).toContain('create_tag');
    expect(list.stderr).not.toMatch(/^Error:/m);

    const args = ['--method', 'tools/call', '--tool-name', 'create_tag', '--tool-arg', `name=From the ${era} era`];
    const call = await inspect(endpoint, era, args);
    expect(call.code, ending(call.stderr)).toBe(0);
    expect(JSON.parse(call.stdout).structuredContent).toMatchObject({ name: `From the ${era} era` });
  });
});

describe('mcp-remote', () => {
  it('bridges a client that speaks over standard input and output', async () => {
    const { url, key } = await startEndpoint();
    const home = temporaryDir();
    const config = join(home, 'mcp-remote');
    mkdirSync(config);
    const client = new Client({ name: 'docent-tests', version: '1.0.0' });
    onTestFinished(() => client.close());
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        // mcp-remote itself inserts the value of DOCENT_AUTH: a space in an argument is lost on some systems.
        args: [
          toolFile('mcp-remote/dist/proxy.js'),
          url,
          '--header',
          'Authorization:$'.concat('{DOCENT_AUTH}'),
          '--allow-http',
        ],
        env: {
          ...getDefaultEnvironment(),
          HOME: home,
          MCP_REMOTE_CONFIG_DIR: config,
          DOCENT_AUTH: `Bearer ${key}`,
        },
        stderr: 'ignore',
      }),
    );
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('create_widget');
    const { structuredContent } = await client.callTool({ name: 'create_tag', arguments: { name: 'Bridged' } });
    expect(structuredContent).toMatchObject({ name: 'Bridged' });
  });
});
