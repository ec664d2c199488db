import { expect, it } from 'vitest';
import { companyDb } from '../../database/company-db';
import { listKeys } from '../../features/accounts/api-keys/service';
import { openTestApi } from '../../testing/api';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { CLIENTS } from '../../testing/mcp-clients';

const { api } = await openTestApi();

it.each(Object.entries(CLIENTS))(
  'no result for a client of %s contains a new key, even if the call is repeated',
  async (_, connect) => {
    const database = await openTestDatabase();
    const { companyId, key } = await createTestCompany(database);
    const client = await connect(`${api.mcpUrl}?toolsets=settings`, key);
    const args = { name: 'Nightly', scopes: ['read'], idempotencyKey: 'nightly' };
    const answers = [
      await client.callTool({ name: 'create_api_key', arguments: args }),
      await client.callTool({ name: 'create_api_key', arguments: args }),
      await client.callTool({ name: 'list_api_keys', arguments: {} }),
    ];
    const made = (await listKeys(companyDb(database, companyId))).find(({ name }) => name === 'Nightly');
    expect(made?.key).toMatch(/^dk_\w{20,}$/);
    expect(JSON.stringify(answers)).not.toContain(made?.key);
    expect(answers[0]?.structuredContent).toMatchObject({
      id: made?.id,
      key: expect.stringMatching(/^dk_\*+\w{4}$/),
      handOverUrl: expect.stringMatching(/^https?:\/\/[^/]+\/settings\/api-keys\/hand-over\/h_\w{40}$/),
    });
    // The key works, and REST still returns keys.
    expect((await api.call('GET', '/tags', { key: made?.key ?? '' })).status).toBe(200);
    const rest = await api.call('POST', '/api-keys', { key, body: { name: 'R' } });
    expect((rest.body as { key: string }).key).toMatch(/^dk_[^*]+$/);
    await client.callTool({ name: 'delete_api_key', arguments: { id: made?.id } });
    const { structuredContent } = await client.callTool({ name: 'create_api_key', arguments: args });
    expect(structuredContent).toMatchObject({ id: made?.id, notice: expect.stringContaining('deleted') });
    expect(structuredContent).not.toHaveProperty('handOverUrl');
    await client.close();
  },
);
