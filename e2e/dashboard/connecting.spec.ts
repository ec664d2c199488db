import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { auth, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { auth as olderAuth } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Page } from 'playwright/test';
import { TestApplication } from '../../server/testing/oauth';
import { ORIGIN } from '../support/addresses';
import { usually } from '../support/before-release';
import { axeViolationsOf } from '../support/faults';
import { addMember, expect, makeCompany, restOf, signInAs, test } from '../support/test';

const serverUrl = `${ORIGIN}/api/mcp`;
const about = { name: 'e2e', version: '1.0.0' };

/** The official MCP clients of both generations: both steps of OAuth, and a tool call with the token. */
const GENERATIONS = {
  current: {
    begin: (application: TestApplication) => auth(application, { serverUrl }),
    finish: (application: TestApplication, back: URL) =>
      auth(application, {
        serverUrl,
        authorizationCode: back.searchParams.get('code') ?? '',
        iss: back.searchParams.get('iss') ?? '',
      }),
    call: async (authProvider: TestApplication, name: string, args: object) => {
      const client = new Client(about);
      await client.connect(new StreamableHTTPClientTransport(new URL(serverUrl), { authProvider }));
      return client.callTool({ name, arguments: args as Record<string, unknown> });
    },
  },
  previous: {
    begin: (application: TestApplication) => olderAuth(application, { serverUrl }),
    finish: (application: TestApplication, back: URL) =>
      olderAuth(application, { serverUrl, authorizationCode: back.searchParams.get('code') ?? '' }),
    call: async (authProvider: TestApplication, name: string, args: object) => {
      const client = new OlderClient(about);
      await client.connect(new OlderTransport(new URL(serverUrl), { authProvider }));
      return client.callTool({ name, arguments: args as Record<string, unknown> });
    },
  },
};

/** Starts an application on this machine, with the redirect URL that browsers return to. */
async function startApplication(name: string) {
  const server = createServer((_, res) => {
    res.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Back</title><h1>Back in the application</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const application = new TestApplication(name, `http://127.0.0.1:${port}/callback`);
  return { application, stop: () => server.close() };
}

async function comeBack(page: Page): Promise<URL> {
  await expect(page.getByRole('heading', { name: 'Back in the application' })).toBeVisible();
  return new URL(page.url());
}

for (const [generation, client] of Object.entries(GENERATIONS))
  test(
    `the ${generation} official client registers, gets access, calls tools, refreshes and is disconnected`,
    usually(generation === 'current'),
    async ({ page, company }) => {
      const [owner] = company.members;
      const { application, stop } = await startApplication('Field assistant');
      expect(await client.begin(application)).toBe('REDIRECT');
      await page.goto(String(application.asked));
      await page.getByLabel('Email').fill(owner?.email ?? '');
      await page.getByLabel('Password', { exact: true }).fill(owner?.password ?? '');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('heading', { name: 'Field assistant wants access to Docent' })).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Drafts only' })).toBeChecked();
      await page.getByRole('button', { name: 'Allow' }).click();
      expect(await client.finish(application, await comeBack(page))).toBe('AUTHORIZED');
      expect(application.kept?.scope).toBe('read write');

      const made = await client.call(application, 'create_product_tour', { name: 'By the assistant' });
      const { id } = made.structuredContent as { id: number };
      const publish = () => client.call(application, 'publish_widget', { widgetType: 'product-tours', id });
      // Both clients ask the person for the missing scope, and give up if it is not granted.
      await expect(publish()).rejects.toThrow(/insufficient_scope|after trying upscoping|Unauthorized/);

      const first = application.kept;
      expect(await client.begin(application)).toBe('AUTHORIZED');
      expect(application.kept?.access_token).not.toBe(first?.access_token);
      await client.call(application, 'list_tags', {});

      await page.goto(`${ORIGIN}/settings/applications`);
      const row = page.getByRole('row').filter({ hasText: 'Field assistant' });
      await expect(row).toContainText('Read, write drafts');
      await row.getByRole('button', { name: 'Disconnect Field assistant?' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
      await expect(page.getByRole('heading', { name: 'No application is connected' })).toBeVisible();
      const refused = await fetch(serverUrl, {
        method: 'POST',
        headers: { Authorization: `Bearer ${application.kept?.access_token}`, 'Content-Type': 'application/json' },
        body: '{}',
      });
      expect(refused.status).toBe(401);
      stop();
    },
  );

test('a member of several companies chooses one; a viewer’s application only reads', async ({ page, company }) => {
  const [owner] = company.members;
  if (!owner) throw new Error('The company has no owner.');
  const other = await makeCompany(['owner'], 'Second company');
  await addMember({ companyId: other.companyId, email: owner.email, password: owner.password, role: 'viewer' });
  const { application, stop } = await startApplication('Field assistant');
  await GENERATIONS.current.begin(application);
  await signInAs(page, owner);
  await page.goto(String(application.asked));
  await expect(page.getByRole('radio')).toHaveCount(3);
  expect(await axeViolationsOf(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Company' }).click();
  await page.getByRole('option', { name: 'Second company' }).click();
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByText('Your role in this company is viewer')).toBeVisible();
  await page.getByRole('button', { name: 'Allow' }).click();
  await GENERATIONS.current.finish(application, await comeBack(page));
  expect(application.kept?.scope).toBe('read');
  stop();
});

test('when an application connects again, one connection is marked as probably unused', async ({ page, company }) => {
  const [owner] = company.members;
  if (!owner) throw new Error('The company has no owner.');
  await signInAs(page, owner);
  for (const _ of ['first', 'again']) {
    const { application, stop } = await startApplication('Field assistant');
    await GENERATIONS.current.begin(application);
    await page.goto(String(application.asked));
    await page.getByRole('button', { name: 'Allow' }).click();
    await GENERATIONS.current.finish(application, await comeBack(page));
    stop();
  }
  await page.goto('/settings/applications');
  await expect(page.getByRole('row').filter({ hasText: 'Field assistant' })).toHaveCount(2);
  await expect(page.getByText('Probably unused')).toHaveCount(1);
  expect(await axeViolationsOf(page)).toEqual([]);
});

test('the consent page of an application that only wants to read does not mention the role of the person', async ({
  page,
  company,
}) => {
  const [owner] = company.members;
  if (!owner) throw new Error('The company has no owner.');
  const application = new TestApplication('Reader', 'cursor://anysphere.cursor-mcp/oauth/callback');
  await GENERATIONS.current.begin(application);
  const asked = new URL(String(application.asked));
  asked.searchParams.set('scope', 'read');
  await signInAs(page, owner);
  await page.goto(String(asked));
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByText('This application requests no further access.')).toBeVisible();
  await expect(page.getByText('Your role in this company')).toHaveCount(0);
  await expect(page.getByText('an application on this computer (cursor://anysphere.cursor-mcp)')).toBeVisible();
});

test('an application with publish access publishes only with the tool for it', async ({ page, company, request }) => {
  const [owner] = company.members;
  if (!owner) throw new Error('The company has no owner.');
  const { application, stop } = await startApplication('Field assistant');
  await GENERATIONS.current.begin(application);
  await signInAs(page, owner);
  await page.goto(String(application.asked));
  await page.getByRole('radio', { name: 'Drafts and publishing' }).check();
  await page.getByRole('button', { name: 'Allow' }).click();
  await GENERATIONS.current.finish(application, await comeBack(page));
  const { call } = GENERATIONS.current;
  const targeting = { rules: [{ type: 'url', comparisonOperator: 'contains', value: '/' }] };
  const fields = { name: 'News', title: 'Hello', content: '<p>Hello</p>', targeting };
  const refusalOf = async (name: string, args: object) => {
    const { isError, content } = await call(application, name, args);
    expect(isError).toBe(true);
    return JSON.stringify(content);
  };
  expect(await refusalOf('create_announcement', { ...fields, active: true })).toContain('publish_widget');
  const { id } = (await call(application, 'create_announcement', fields)).structuredContent as { id: number };
  expect(await refusalOf('update_announcement', { id, active: true })).toContain('publish_widget');
  await call(application, 'publish_widget', { widgetType: 'announcements', id });
  expect((await restOf(request, company.key).get(`/announcements/${id}`)).body.active).toBe(true);
  stop();
});

test('refusing returns to the application, and a request that has ended says so', async ({ page, company }) => {
  const [owner] = company.members;
  if (!owner) throw new Error('The company has no owner.');
  const { application, stop } = await startApplication('Field assistant');
  await GENERATIONS.current.begin(application);
  await signInAs(page, owner);
  await page.goto(String(application.asked));
  await expect(page.getByRole('radio', { name: 'Drafts only' })).toBeChecked();
  const asking = page.url();
  await page.getByRole('button', { name: 'Refuse' }).click();
  expect((await comeBack(page)).searchParams.get('error')).toBe('access_denied');
  await page.goto(asking);
  await expect(page.getByRole('heading', { name: 'This request does not work' })).toBeVisible();
  await page.goto(`${ORIGIN}/oauth/authorize?client_id=nobody`);
  await expect(page.getByText('is no longer registered')).toBeVisible();
  stop();
});

test('a window keeps its opener on the authorization page, and on no other page of the dashboard', async ({
  page,
  company,
}) => {
  const [owner] = company.members;
  if (!owner) throw new Error('The company has no owner.');
  const { application, stop } = await startApplication('Windowed assistant');
  await GENERATIONS.current.begin(application);
  await signInAs(page, owner);
  const own = `${new URL(String(application.redirectUrl)).origin}/`;
  await page.goto(own);
  const open = async (url: string) => {
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((at) => void window.open(at, '_blank', 'popup'), url),
    ]);
    return opened;
  };
  const hasOpener = (opened: Page) => opened.evaluate(() => window.opener !== null);

  const asking = await open(String(application.asked));
  await asking.getByRole('button', { name: 'Refuse' }).click();
  expect((await comeBack(asking)).searchParams.get('error')).toBe('access_denied');
  expect(await hasOpener(asking)).toBe(true);

  const dashboard = await open(`${ORIGIN}/settings/profile`);
  await expect(dashboard.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await hasOpener(dashboard)).toBe(false);
  stop();
});
