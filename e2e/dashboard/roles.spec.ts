import { nameField, toast } from '../support/builder';
import { type Company, expect, makeCompany, ownerTest, restOf, signInAs, test } from '../support/test';

const memberOf = (company: Company, role: string) => {
  const found = company.members.find((one) => one.role === role);
  if (!found) throw new Error(`No member has the role ${role}.`);
  return found;
};

type Fixtures = Parameters<Parameters<typeof test>[2]>[0];

/** Signs in as an editor of the company, and makes its publishing strict. @returns the API with the key of its owner */
async function signInAsStrictEditor({ page, company, request }: Pick<Fixtures, 'page' | 'company' | 'request'>) {
  const rest = restOf(request, company.key);
  expect((await rest.patch('/company', { settings: { publishing: 'strict' } })).status).toBe(200);
  await signInAs(page, memberOf(company, 'editor'));
  return rest;
}

test('a viewer sees everything and can change nothing', async ({ page, company, request }) => {
  const { body } = await restOf(request, company.key).post('/product-tours', { name: 'To look at', steps: [] });
  await signInAs(page, memberOf(company, 'viewer'));
  await page.goto('/widgets/product-tours');
  await expect(page.getByRole('link', { name: 'To look at' })).toBeVisible();
  await expect(page.getByRole('button', { name: /New product tour/ })).toHaveCount(0);
  await page.goto(body.dashboardUrl);
  await expect(nameField(page)).toHaveValue('To look at');
  await expect(nameField(page)).not.toBeEditable();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save draft' })).toHaveCount(0);
});

test('an editor of a company with strict publishing creates changelogs and roadmaps that are offline', async ({
  page,
  company,
  request,
}) => {
  const rest = await signInAsStrictEditor({ page, company, request });
  for (const [path, noun] of [
    ['changelogs', 'changelog'],
    ['roadmaps', 'roadmap'],
  ]) {
    await page.goto(`/${path}`);
    await page
      .getByRole('button', { name: `New ${noun}` })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).first().fill('Ours');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page).toHaveURL(new RegExp(`/${path}/\\d+`));
    expect((await rest.get(`/${path}`)).body.data).toMatchObject([{ name: 'Ours', active: false }]);
  }
});

/** The buttons of a board that change it. */
const EDITING = [/^Add item to/, 'Add section', 'More actions: Wish', 'More actions: Next', /^Move the/];

test('an editor of a company with strict publishing is offered no change of what is public', async ({
  page,
  company,
  request,
}) => {
  const rest = await signInAsStrictEditor({ page, company, request });
  const { body: changelog } = await rest.post('/changelogs', { name: 'News' });
  await rest.post(`/changelogs/${changelog.id}/posts`, { title: 'Seen', active: true });
  await rest.post(`/changelogs/${changelog.id}/posts`, { title: 'Unseen' });
  const { body: roadmap } = await rest.post('/roadmaps', { name: 'Plans' });
  const { body: section } = await rest.post(`/roadmaps/${roadmap.id}/sections`, { name: 'Next' });
  await rest.post(`/roadmaps/${roadmap.id}/sections/${section.id}/items`, { name: 'Wish' });
  const disabledIn = async (menu: string) => {
    await page.getByRole('button', { name: `More actions: ${menu}` }).click();
    const items = page.getByRole('menuitem').and(page.locator('[data-disabled]'));
    await page.getByRole('menuitem', { name: /^Delete/ }).waitFor();
    const texts = await items.allTextContents();
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem').first().waitFor({ state: 'hidden' });
    return texts;
  };

  await page.goto('/changelogs');
  await expect(page.getByRole('switch', { name: 'Public page: News' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'More actions: News' })).toHaveCount(0);
  await page.goto(`/changelogs/${changelog.id}`);
  await expect(page.getByRole('button', { name: 'Unpublish: Seen' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Publish: Unseen' })).toBeDisabled();
  expect(await disabledIn('Seen')).toEqual(['Unpublish', 'Delete']);
  expect(await disabledIn('Unseen')).toEqual(['Publish']);
  await page.goto(`/changelogs/${changelog.id}/posts/new`);
  await expect(page.getByRole('switch', { name: 'Published' })).toBeDisabled();

  await page.goto(`/roadmaps/${roadmap.id}`);
  await page.getByRole('link', { name: 'Wish' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete' })).toBeDisabled();
  await page.keyboard.press('Escape');
  for (const name of EDITING) await expect(page.getByRole('button', { name })).toHaveCount(0);

  // What is not public may be changed as before.
  await rest.patch(`/changelogs/${changelog.id}`, { active: false });
  await page.goto('/changelogs');
  expect(await disabledIn('News')).toEqual(['Take the public page online']);
  await rest.patch(`/roadmaps/${roadmap.id}`, { active: false });
  await page.goto(`/roadmaps/${roadmap.id}`);
  await page.getByRole('button', { name: 'More actions: Next' }).waitFor();
  for (const name of EDITING) await expect(page.getByRole('button', { name }).first()).toBeVisible();
});

test('an editor saves drafts and unpublished changes, and cannot publish either', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const targeting = { showOnAllPages: true };
  const { body: draft } = await rest.post('/nps-widgets', { name: 'Draft', targeting });
  const { body: live } = await rest.post('/nps-widgets', { name: 'Live one', targeting, active: true });
  await signInAs(page, memberOf(company, 'editor'));
  await page.goto(draft.dashboardUrl);
  await nameField(page).fill('Better draft');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await toast(page, 'Saved');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await page.goto(live.dashboardUrl);
  await nameField(page).fill('Better live one');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await toast(page, 'Saved, not published yet');
  await expect(page.getByRole('button', { name: 'Publish changes' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: 'Unpublish', exact: true })).toHaveCount(0);
  expect((await rest.get(`/nps-widgets/${live.id}`)).body).toMatchObject({ name: 'Live one', draft: { changes: 1 } });
});

ownerTest('a read-only key cannot write, and is refused at once when deleted', async ({ page, request }) => {
  await page.goto('/settings/api-keys');
  await page.getByRole('button', { name: 'New API key' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Reporting');
  await form.getByText('Read only', { exact: true }).click();
  await form.getByRole('button', { name: 'Create' }).click();
  const made = page.getByRole('dialog', { name: 'Your new API key' });
  const key = /dk_\w{40}/.exec((await made.textContent()) ?? '')?.[0];
  expect(key).toBeTruthy();
  const rest = restOf(request, key ?? '');
  expect((await rest.get('/tags')).status).toBe(200);
  const refused = await rest.post('/tags', { name: 'No' });
  expect([refused.status, refused.body.error.code]).toEqual([403, 'insufficient_scope']);
  await made.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: /Delete.*Reporting/ }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('textbox').fill('Reporting');
  await question.getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'deleted');
  expect((await rest.get('/tags')).status).toBe(401);
});

ownerTest('an invited person joins the company', async ({ page, company, browser }) => {
  await page.goto('/settings/members');
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Email').fill(`new-${company.companyId}@example.com`);
  await form.getByRole('button', { name: 'Invite' }).click();
  const ready = page.getByRole('dialog', { name: 'Invitation ready' });
  const link = await ready.getByRole('region', { name: 'Invitation link' }).textContent();

  const elsewhere = await browser.newContext();
  const guest = await elsewhere.newPage();
  await guest.goto(link ?? '');
  await guest.getByLabel('Your name').fill('Newcomer');
  await guest.getByLabel('Choose a password').fill('correct horse battery');
  await guest.getByRole('button', { name: 'Join' }).click();
  await expect(guest.getByRole('button', { name: 'Your account: Newcomer' })).toBeVisible();
  await guest.goto(link ?? '');
  await expect(guest.getByRole('heading', { name: 'This invitation does not work' })).toBeVisible();
  await elsewhere.close();
});

ownerTest('a session has no access to another company', async ({ page, request }) => {
  const other = await makeCompany();
  const rest = restOf(request, other.key);
  const { body: tour } = await rest.post('/product-tours', { name: 'Foreign' });
  const { body: tag } = await rest.post('/tags', { name: 'Foreign' });
  const { body: changelog } = await rest.post('/changelogs', { name: 'Foreign' });
  await page.goto('/');
  const headers = { Origin: new URL(page.url()).origin };
  const read = (path: string, input: object) =>
    page.request.get(`/api/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`);
  const write = (path: string, data: object) => page.request.post(`/api/trpc/${path}`, { headers, data });
  expect((await read('productTours.get', { id: tour.id })).status()).toBe(404);
  expect((await read('widgetVersions.list', { widgetId: tour.id })).status()).toBe(404);
  expect((await write('productTours.update', { id: tour.id, name: 'Taken' })).status()).toBe(404);
  expect((await write('tags.update', { tagId: tag.id, name: 'Taken' })).status()).toBe(404);
  expect((await write('changelogPosts.create', { changelogId: changelog.id, title: 'Taken' })).status()).toBe(404);
  // Setting the cookie of the other company does not give access to it.
  await page
    .context()
    .addCookies([{ name: 'docent_company', value: String(other.companyId), url: new URL(page.url()).origin }]);
  expect((await read('productTours.get', { id: tour.id })).status()).toBe(404);
  expect((await (await read('tags.list', {})).json()).result.data.data).toEqual([]);
});
