import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { installNew } from '../../testing/installation';
import { CLIENTS } from '../../testing/mcp-clients';
import { installTools, toolFile } from '../../testing/mcp-tools/install';
import { runDocent, startDocent, startNode, temporaryDir } from '../../testing/process';

const INSTALL_MS = 600_000;
const ADDRESS = 'http://127.0.0.1:3000';

type Remote = { url: string; headers: Record<string, string> };

/** The code in a section of a document. @throws Error unless there is exactly one block. */
function codeUnder(file: string, heading: string): string {
  const section = readFileSync(file, 'utf8')
    .split(/^#+ /m)
    .find((part) => part.startsWith(`${heading}\n`));
  const blocks = [...(section ?? '').matchAll(/^```\w+\n([\s\S]*?)^```$/gm)];
  if (blocks.length !== 1) throw new Error(`${file} has ${blocks.length} blocks of code under "${heading}".`);
  return blocks[0]?.[1] ?? '';
}

/** A server, and a key created as the page describes. */
async function start(): Promise<{ origin: string; key: string }> {
  const { env, companyId } = await installNew('embedded');
  const [, words = ''] = /^npm run -s docent -- (.*)$/m.exec(codeUnder('docs/mcp.md', 'With a key')) ?? [];
  const args = words.replace('--company 1', `--company ${companyId}`).replaceAll('"', '').split(' ');
  const made = await runDocent([...args, '--json'], env);
  expect(made.code, made.stderr).toBe(0);
  const { url } = await startDocent(env);
  return { origin: new URL(url).origin, key: JSON.parse(made.stdout).key };
}

/** Replaces the placeholders of the page with a real address and key. */
const fill = (text: string, { origin, key }: { origin: string; key: string }): string => {
  const filled = text.replaceAll(ADDRESS, origin).replaceAll(/dk_…|\$DOCENT_KEY/g, key);
  expect(filled).not.toBe(text);
  return filled;
};

function remoteOfCommand(command: string): Remote {
  const [, url = '', name = '', value = ''] =
    /^claude mcp add --transport http \S+ (\S+) --header "([^:"]+): ([^"]+)"$/.exec(command.trim()) ?? [];
  return { url, headers: { [name]: value } };
}

const remoteOfCursor = (text: string): Remote => JSON.parse(text).mcpServers.docent;

/** Resolves the inputs of the configuration, which VS Code asks the user for. */
function remoteOfVsCode(text: string, key: string): Remote {
  const { inputs, servers } = JSON.parse(text);
  expect(servers.docent.type).toBe('http');
  expect(inputs).toHaveLength(1);
  const asked = `\${input:${inputs[0].id}}`;
  const headers = Object.entries(servers.docent.headers as Record<string, string>);
  return {
    url: servers.docent.url,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, value.replace(asked, key)])),
  };
}

const REMOTES: [client: string, file: string, heading: string, read: (text: string, key: string) => Remote][] = [
  ['Claude Code', 'docs/mcp.md', 'Claude Code', remoteOfCommand],
  ['Claude Code, in the README', 'README.md', 'For agents', remoteOfCommand],
  ['Cursor', 'docs/mcp.md', 'Cursor', remoteOfCursor],
  ['VS Code', 'docs/mcp.md', 'VS Code', remoteOfVsCode],
];

describe('a client set up as the documentation says', () => {
  it(`${REMOTES.map(([name]) => name).join('; ')}: connects and lists the tools`, async () => {
    const server = await start();
    for (const [name, file, heading, read] of REMOTES) {
      const { url, headers } = read(fill(codeUnder(file, heading), server), server.key);
      expect([name, headers]).toEqual([name, { Authorization: `Bearer ${server.key}` }]);
      for (const connect of Object.values(CLIENTS)) {
        const client = await connect(url, server.key);
        expect((await client.listTools()).tools.map((tool) => tool.name)).toContain('get_account_overview');
        await client.close();
      }
    }
  });

  it('the SDK code compiles, runs, and prints the overview', async () => {
    const server = await start();
    const dir = temporaryDir();
    const file = join(dir, 'agent.mts');
    writeFileSync(file, fill(codeUnder('docs/mcp.md', 'Your own code'), server));
    symlinkSync(resolve('node_modules'), join(dir, 'node_modules'));
    const types = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--skipLibCheck'];
    const compiled = await startNode([resolve('node_modules/typescript/bin/tsc'), ...types, '--types', 'node', file])
      .exit;
    expect(compiled.stdout).toBe('');
    expect(compiled.code).toBe(0);
    const ran = await startNode(['--import', import.meta.resolve('tsx'), file], { DOCENT_KEY: server.key }).exit;
    expect(ran.code, ran.stderr).toBe(0);
    expect(ran.stdout).toContain('company');
  });
});

describe('a client that only starts programs', () => {
  beforeAll(installTools, INSTALL_MS);

  it('Claude Desktop connects with the command of its configuration', async () => {
    const server = await start();
    const home = temporaryDir();
    const text = fill(codeUnder('docs/mcp.md', 'Claude Desktop, and other clients that only start programs'), server);
    const { command, args, env } = JSON.parse(text).mcpServers.docent;
    const client = new Client({ name: 'docent-tests', version: '1.0.0' });
    onTestFinished(() => client.close());
    await client.connect(
      new StdioClientTransport({
        command,
        args,
        // npx finds mcp-remote already installed here.
        cwd: dirname(dirname(toolFile('mcp-remote'))),
        env: {
          ...getDefaultEnvironment(),
          HOME: home,
          MCP_REMOTE_CONFIG_DIR: home,
          npm_config_offline: 'true',
          ...env,
        },
        stderr: 'ignore',
      }),
    );
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('get_account_overview');
  });
});
