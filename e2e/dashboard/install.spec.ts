import { ORIGIN } from '../support/addresses';
import { expect, ownerTest as test } from '../support/test';

test('AI assistants are connected by a link, a command or the address', async ({ page }) => {
  await page.goto('/settings/install');
  const url = `${ORIGIN}/api/mcp`;
  const href = async (name: string) => (await page.getByRole('link', { name }).getAttribute('href')) ?? '';

  const cursor = new URL(await href('Add to Cursor'));
  expect(`${cursor.protocol}//${cursor.host}${cursor.pathname}`).toBe('cursor://anysphere.cursor-deeplink/mcp/install');
  expect(cursor.searchParams.get('name')).toBe('docent');
  expect(JSON.parse(atob(cursor.searchParams.get('config') ?? ''))).toEqual({ url });

  const vsCode = /^vscode:mcp\/install\?(.+)$/.exec(await href('Add to VS Code'))?.[1] ?? '';
  expect(JSON.parse(decodeURIComponent(vsCode))).toEqual({ name: 'docent', type: 'http', url });

  await expect(page.getByRole('region', { name: 'Command for Claude Code' })).toHaveText(
    `claude mcp add --transport http docent ${url}`,
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy: Address for connectors' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expect(page.getByRole('region', { name: 'Address for agent SDKs' })).toHaveText(`${url}?errors=results`);
  await page.getByRole('link', { name: 'Connected applications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
});
