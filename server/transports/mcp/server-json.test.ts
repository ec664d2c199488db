import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openTestApi } from '../../testing/api';
import { createTestCompany, openTestDatabase } from '../../testing/database';

const { api } = await openTestApi();

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

it('has the version of the package, for registries and clients', async () => {
  const { version } = read('package.json');
  expect(read('server.json').version).toBe(version);
  const { key } = await createTestCompany(await openTestDatabase());
  const answer = await fetch(api.mcpUrl, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      Accept: 'application/json, text/event-stream',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    }),
  });
  const { result } = JSON.parse((await answer.text()).replace(/^event: message\ndata: /, ''));
  expect(result.serverInfo).toMatchObject({ name: 'docent', title: 'Docent', version });
});

// The limits of the registry's schema, 2025-12-11.
it('is accepted by the registry', () => {
  const { $schema, name, title, description, remotes, ...rest } = read('server.json');
  expect($schema).toBe('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json');
  expect(name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  expect(Object.keys(rest)).toEqual(['version']);
  for (const text of [title, description]) {
    expect(text.length).toBeGreaterThan(0);
    expect(text.length).toBeLessThanOrEqual(100);
  }
  const [remote] = remotes;
  expect(remote.type).toBe('streamable-http');
  expect(new URL(remote.url.replace('{host}', 'docent.example.com')).pathname).toBe('/api/mcp');
  const named = [...remote.url.matchAll(/\{(\w+)\}/g)].map(([, variable]) => variable);
  expect(named).toEqual(Object.keys(remote.variables));
});
