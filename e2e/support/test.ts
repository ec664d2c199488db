import { type APIRequestContext, type Browser, test as base, expect, type Page } from 'playwright/test';
import { CONTROL, ORIGIN } from './addresses';

type Role = 'owner' | 'admin' | 'editor' | 'viewer';
export type Company = {
  companyId: number;
  name: string;
  key: string;
  clientToken: string;
  members: { role: Role; email: string; password: string }[];
};
export type Demo = { companyId: number; company: string; key: string; email: string; password: string };

async function ask<Answer>(path: string, input: object): Promise<Answer> {
  const response = await fetch(CONTROL + path, { method: 'POST', body: JSON.stringify(input) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}

/** Creates a company for one test, with one member for each role. */
export const makeCompany = (roles: Role[] = ['owner'], name?: string) => ask<Company>('/company', { roles, name });

/** A company filled with the demo data as of `now`. */
export const makeDemo = (now?: string) => ask<Demo>('/demo', { now });

/** Adds a member of one company to another company. */
export const addMember = (input: { companyId: number; email: string; password: string; role: Role }) =>
  ask('/member', input);

/** Deletes a widget from the database. Archiving would keep it there. */
export const removeWidget = (input: { companyId: number; id: number }) => ask('/remove', input);

/** Brings the planned actions of a widget forward, so that they are due now. */
export const makeDue = (input: { companyId: number; widgetId: number }) => ask('/due', input);

/** Gives the browser a session without going through the form. */
export async function signInAs(page: Page, member: { email: string; password: string }): Promise<void> {
  const { email, password } = member;
  const response = await page.request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: { Origin: ORIGIN },
  });
  expect(response.status()).toBe(200);
}

/** A page in another browser, where the member of a company with this role is signed in. */
export async function openAs(browser: Browser, { members }: Company, role: Role): Promise<Page> {
  const member = members.find((one) => one.role === role);
  if (!member) throw new Error(`No member is ${role}.`);
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, member);
  return page;
}

/** The REST API with a key. */
export function restOf(request: APIRequestContext, key: string) {
  const call = async (method: string, path: string, data?: object) => {
    const response = await request.fetch(`${ORIGIN}/api/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}` },
      ...(data ? { data } : {}),
    });
    const text = await response.text();
    return { status: response.status(), body: text ? JSON.parse(text) : undefined };
  };
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, data: object = {}) => call('POST', path, data),
    put: (path: string, data: object) => call('PUT', path, data),
    patch: (path: string, data: object) => call('PATCH', path, data),
    delete: (path: string) => call('DELETE', path),
  };
}

/**
 * Each test has a separate company, with one member for each role. Browser contexts that a test leaves open are closed: their pages would
 * take processor time from all later tests.
 */
export const test = base.extend<{ company: Company; closedContexts: undefined }>({
  closedContexts: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  company: async ({}, use) => use(await makeCompany(['owner', 'admin', 'editor', 'viewer'])),
});

/** Makes every navigation wait for hydration: the page is inert until then, and inputs would be lost. */
function waitUntilAlive(page: Page): void {
  const goTo = page.goto.bind(page);
  page.goto = async (...to) => {
    const response = await goTo(...to);
    await page.locator('#content[inert]').waitFor({ state: 'detached' });
    return response;
  };
}

/** Like `test`, in a browser that is signed in as the company's owner. */
export const ownerTest = test.extend<{ member: Company['members'][number] }>({
  member: [
    async ({ company, page }, use) => {
      const [owner] = company.members;
      if (!owner) throw new Error('The company has no owner.');
      await signInAs(page, owner);
      waitUntilAlive(page);
      await use(owner);
    },
    { auto: true },
  ],
});

export { expect };
