import { ORIGIN } from '../support/addresses';
import { hold, SCRIPTS } from '../support/hold';
import { addMember, expect, makeCompany, ownerTest, restOf, signInAs, test } from '../support/test';

test('a link to a widget leads through sign-in to that very widget', async ({ page, company, request }) => {
  const [owner] = company.members;
  const { body } = await restOf(request, company.key).post('/product-tours', { name: 'Behind the door' });
  await page.goto(body.dashboardUrl);
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await page.getByLabel('Email').fill(owner?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'email or the password is wrong' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(owner?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(body.dashboardUrl);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Behind the door');
});

test('fields that were filled in before the scripts of the page ran are sent', async ({ page, company }) => {
  const [owner] = company.members;
  const release = await hold(page, SCRIPTS);
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(owner?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(owner?.password ?? '');
  release();
  await page.waitForFunction(() => {
    const form = document.querySelector('form') ?? {};
    return Object.keys(form).some((key) => key.startsWith('__react'));
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
});

ownerTest('a link to a widget of my second company opens that company', async ({ page, company, member, request }) => {
  const other = await makeCompany(['owner'], 'Second company');
  await addMember({ companyId: other.companyId, email: member.email, password: member.password, role: 'viewer' });
  const { body } = await restOf(request, other.key).post('/announcements', { name: 'Over there' });
  await page.goto('/');
  await expect(page.getByRole('navigation').getByText(company.name)).toBeVisible();
  await page.goto(body.dashboardUrl);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Over there');
  await page.goto('/');
  await expect(page.getByRole('navigation').getByText('Second company')).toBeVisible();
});

ownerTest(
  'a page keeps its company when another tab switches to another company',
  async ({ page, company, member, request, context }) => {
    const other = await makeCompany(['owner'], 'Second company');
    await addMember({ companyId: other.companyId, email: member.email, password: member.password, role: 'owner' });
    await page.goto('/tags');
    await expect(page.getByRole('navigation').getByText(company.name)).toBeVisible();
    const elsewhere = await context.newPage();
    await elsewhere.goto('/');
    await elsewhere.getByRole('button', { name: /^Switch company/ }).click();
    await elsewhere.getByRole('menuitemradio', { name: 'Second company' }).click();
    await expect(elsewhere.getByRole('button', { name: 'Switch company: Second company' })).toBeVisible();
    await page.getByRole('button', { name: 'New tag' }).first().click();
    await page.getByRole('dialog').getByLabel('Name').fill('Here');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('cell', { name: 'Here', exact: true })).toBeVisible();
    const names = async (key: string) =>
      (await restOf(request, key).get('/tags')).body.data.map(({ name }: { name: string }) => name);
    expect([await names(company.key), await names(other.key)]).toEqual([['Here'], []]);
  },
);

test('a person who leaves their only company sees a message and no redirect loop', async ({ page, company }) => {
  const [owner, admin] = company.members;
  if (!owner || !admin) throw new Error('The company has no admin.');
  await signInAs(page, admin);
  await page.goto('/tags');
  await expect(page.getByRole('heading', { name: 'Tags', level: 1 })).toBeVisible();
  await page.goto('/settings/members');
  await page.getByRole('button', { name: 'Leave company' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave company' }).click();
  await expect(page.getByRole('heading', { name: 'You do not belong to a company' })).toBeVisible();
  let loads = 0;
  page.on('load', () => loads++);
  for (const path of ['/', '/tags', '/builder/product-tours/1']) {
    loads = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: 'You do not belong to a company' })).toBeVisible();
    expect([loads, new URL(page.url()).pathname]).toEqual([1, path]);
  }
  await page.goto('/tags');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
});

ownerTest('a widget of a company that is not mine is not found', async ({ page, request }) => {
  const other = await makeCompany();
  const { body } = await restOf(request, other.key).post('/checklists', { name: 'Not yours' });
  await page.goto(body.dashboardUrl);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByText('Not yours')).toHaveCount(0);
});

ownerTest('signing out ends the session on the server', async ({ page, context }) => {
  await page.goto('/tags');
  await expect(page.getByRole('heading', { name: 'Tags', level: 1 })).toBeVisible();
  const cookies = await context.cookies();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await context.addCookies(cookies);
  expect((await page.request.get('/api/trpc/tags.list')).status()).toBe(401);
});

test('sign-in redirects only to addresses of this site', async ({ browser, company }) => {
  const [owner] = company.members;
  for (const next of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
  ]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`/sign-in?next=${encodeURIComponent(next)}`);
    await page.getByLabel('Email').fill(owner?.email ?? '');
    await page.getByLabel('Password', { exact: true }).fill(owner?.password ?? '');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${ORIGIN}/`);
    await context.close();
  }
});

ownerTest('cross-site requests are refused', async ({ page }) => {
  const forged = { Origin: 'https://evil.example', 'Content-Type': 'application/json' };
  const post = (path: string) => page.request.post(path, { headers: forged, data: { name: 'Forged' } });
  expect((await post('/api/trpc/tags.create')).status()).toBe(403);
  expect((await post('/api/auth/sign-out')).status()).toBe(403);
  expect((await post('/api/public/setUp')).status()).toBe(403);
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'null' };
  expect((await page.request.post('/api/trpc/tags.create', { headers: form, data: 'name=x' })).status()).toBe(403);
  const tags = await page.request.get('/api/trpc/tags.list?input={}');
  expect((await tags.json()).result.data.data).toEqual([]);
});

ownerTest('the session cookie is out of reach of scripts and of other sites', async ({ context }) => {
  const session = (await context.cookies()).find(({ name }) => name.includes('session_token'));
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
});

test('pages carry a policy that forbids inline scripts', async ({ page }) => {
  const policies = new Set<string>();
  for (const path of ['/sign-in', '/setup', '/docs/api-reference']) {
    const response = await page.goto(path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toMatch(/'nonce-[\w+/=]+'/);
    expect(scripts).not.toContain('unsafe');
    policies.add(scripts);
  }
  // Each response has another nonce.
  expect(policies.size).toBe(3);
  const frame = (await page.goto('/preview/frame'))?.headers()['content-security-policy'];
  expect(frame).toContain("default-src 'none'; script-src 'self';");
  expect(frame).toContain("frame-ancestors 'self'");
});

test('an editor may not publish and a viewer may not write, whatever the page shows', async ({
  browser,
  company,
  request,
}) => {
  const { body: draft } = await restOf(request, company.key).post('/nps-widgets', {
    name: 'Score',
    targeting: { showOnAllPages: true },
  });
  for (const [role, write, publish] of [
    ['viewer', 403, 403],
    ['editor', 200, 403],
    ['admin', 200, 200],
  ] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signInAs(page, company.members.find((one) => one.role === role) ?? { email: '', password: '' });
    const trpc = (path: string, data: object) =>
      page.request.post(`/api/trpc/${path}`, { data, headers: { Origin: ORIGIN } });
    expect((await trpc('tags.create', { name: `By ${role}` })).status()).toBe(write);
    expect((await trpc('npsWidgets.update', { widgetId: draft.id, active: true })).status()).toBe(publish);
    await context.close();
  }
});

test('robots.txt allows search engines only the public pages', async ({ request }) => {
  const answer = await request.get('/robots.txt', { maxRedirects: 0 });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/User-Agent: \*\nAllow: \/c\/\nAllow: \/r\/\n(.+\n)?Disallow: \/\n/);
});
