import { expect, signInAs, test } from '../support/test';
import { addItems, faultsOf, makePublicPages, withoutScripts } from './pages';

test('people vote only once, and take their vote back, without a script or an account', async ({
  browser,
  request,
}) => {
  const { plans, rest, roadmap } = await makePublicPages(request);
  await addItems(rest, roadmap.id, 'Planned', ['Dark mode', 'Export']);
  const votes = async () => (await rest.get(`/roadmaps/${roadmap.id}`)).body.sections[0].items[0].votesCount;
  const page = await withoutScripts(browser);
  await page.goto(plans);
  await page.getByRole('button', { name: 'Vote for Dark mode, votes: 0' }).click();
  const voted = page.getByRole('button', { name: 'Take back your vote for Dark mode, votes: 1' });
  await expect(voted).toBeVisible();
  await page.reload();
  await expect(voted).toBeVisible();
  // The same browser without its cookies does not count as another voter.
  await page.context().clearCookies();
  await page.goto(plans);
  await page.getByRole('button', { name: 'Vote for Dark mode, votes: 1' }).click();
  await expect(voted).toBeVisible();
  expect(await votes()).toBe(1);
  const forged = await (
    await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.9' } })
  ).newPage();
  await forged.goto(plans);
  await forged.getByRole('button', { name: 'Vote for Dark mode, votes: 1' }).click();
  await expect(forged.getByRole('button', { name: /^Take back your vote for Dark mode, votes: 1/ })).toBeVisible();
  expect(await votes()).toBe(1);
  await voted.click();
  await expect(page.getByRole('button', { name: 'Vote for Dark mode, votes: 0' })).toBeVisible();
  expect(await votes()).toBe(0);
});

test('a page of another site cannot vote for its readers', async ({ page, request }) => {
  const { plans, rest, roadmap } = await makePublicPages(request);
  const [item] = await addItems(rest, roadmap.id, 'Planned', ['Dark mode']);
  await page.goto(plans);
  const action = `${new URL(plans, page.url()).href}/vote`;
  await page.route('http://evil.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${action}"><input name="item" value="${item}"><button>Win</button></form>`,
    }),
  );
  await page.goto('http://evil.example/');
  await page.getByRole('button', { name: 'Win' }).click();
  await expect(page.getByText('Submit the form on the page itself.')).toBeVisible();
  expect((await rest.get(`/roadmaps/${roadmap.id}`)).body.sections[0].items[0].votesCount).toBe(0);
});

test('an idea reaches the responses, where it is reviewed', async ({ browser, request }) => {
  const { company, plans, rest, roadmap } = await makePublicPages(request);
  const page = await withoutScripts(browser);
  await page.goto(plans);
  await page.getByLabel('Your idea in a few words').fill('Export to PDF');
  await page.getByLabel('Details (optional)').fill('For our board.');
  await page.getByLabel('Email').fill('ann@example.com');
  await page.getByRole('button', { name: 'Send idea' }).click();
  await expect(page.getByRole('status')).toHaveText('Thank you! Your idea has reached us.');
  const { ideasWidgetId } = (await rest.get(`/roadmaps/${roadmap.id}`)).body;
  const { data } = (await rest.get(`/feedback-widgets/${ideasWidgetId}/responses`)).body;
  expect(data).toEqual([
    expect.objectContaining({ type: 'idea', message: 'Export to PDF\n\nFor our board.', email: 'ann@example.com' }),
  ]);
  const own = await (await browser.newContext()).newPage();
  await signInAs(own, company.members[0] ?? { email: '', password: '' });
  await own.goto('/responses');
  await expect(own.getByText('Export to PDF').first()).toBeVisible();
});

test('the dashboard shows the public address, to open and to copy', async ({ page, context, request }) => {
  const { company, plans, news, roadmap, changelog, post } = await makePublicPages(request);
  await post('Post');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, company.members[0] ?? { email: '', password: '' });
  for (const [at, path] of [
    [`/changelogs/${changelog.id}`, news],
    [`/roadmaps/${roadmap.id}`, plans],
  ] as const) {
    await page.goto(at);
    const address = page.getByRole('group', { name: 'Public address' });
    await expect(address.getByRole('link', { name: 'Open the public page' })).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    await address.getByRole('button', { name: 'Copy the address' }).click();
    await expect(address.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${path}$`));
  }
});

test('axe finds no fault in the pages of a roadmap, even with colors of low contrast', async ({ page, request }) => {
  const { plans, rest, roadmap } = await makePublicPages(request);
  await page.goto(plans);
  const faults = await faultsOf(page);
  await addItems(rest, roadmap.id, 'Planned', ['Dark mode', 'Donaudampfschifffahrt'.repeat(8)]);
  await addItems(rest, roadmap.id, 'Shipped', []);
  await expect.poll(async () => (await request.get(plans)).text()).toContain('Shipped');
  await page.goto(plans);
  await page.getByRole('button', { name: 'Vote for Dark mode' }).click();
  await expect(page.getByRole('button', { name: 'Take back your vote for Dark mode' })).toBeVisible();
  faults.push(...(await faultsOf(page)));
  await page.goto(`${plans}?sent=idea`);
  faults.push(...(await faultsOf(page)));
  expect(faults).toEqual([]);
});
