import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { ORIGIN } from '../support/addresses';
import { expect, ownerTest as test } from '../support/test';

test('a key that an agent made is shown once, to a person, when they ask for it', async ({ page, company }) => {
  const client = new Client({ name: 'e2e', version: '1.0.0' });
  const headers = { Authorization: `Bearer ${company.key}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${ORIGIN}/api/mcp`), { requestInit: { headers } }));
  const made = await client.callTool({ name: 'create_api_key', arguments: { name: 'Nightly', scopes: ['read'] } });
  await client.close();
  const { pathname } = new URL((made.structuredContent as { handOverUrl: string }).handOverUrl);

  await page.goto(pathname);
  await expect(page.getByRole('region', { name: 'Key' })).toHaveCount(0);
  // Opening the page does not use up the link.
  await page.reload();
  await page.getByRole('button', { name: 'Show the key' }).click();
  await expect(page.getByRole('region', { name: 'Key', exact: true })).toHaveText(/^dk_\w{40}$/);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible();

  await page.goto(pathname);
  await page.getByRole('button', { name: 'Show the key' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'no longer works' })).toBeVisible();
});
