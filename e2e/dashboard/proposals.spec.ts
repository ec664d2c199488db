import type { Locator, Page } from 'playwright/test';
import { definitions } from '../../widgets/generated/definitions';
import { toast } from '../support/builder';
import { axeViolationsOf } from '../support/faults';
import { expect, openAs, restOf, ownerTest as test } from '../support/test';

const TIP = {
  name: 'Export tip',
  title: 'Export',
  content: '<p>Get your data.</p>',
  settings: { cssSelector: '#export', displayOn: 'hover' },
  targeting: { showOnAllPages: true },
};
const TOUR = {
  name: 'First steps',
  steps: [{ type: 'modal', title: 'Welcome', content: '<p>Hello.</p>' }],
  settings: { tourStart: 'immediate' },
  targeting: { showOnAllPages: true },
};

type Rest = ReturnType<typeof restOf>;

/** A proposal with a new tour and changes of a live tip. */
async function makeProposal(rest: Rest) {
  const { body: tip, status } = await rest.post('/smart-tips', { ...TIP, active: true });
  expect(status, JSON.stringify(tip)).toBe(201);
  const { body: proposal } = await rest.post('/proposals', { title: 'Onboarding of teams', note: 'For new teams.' });
  const { body: tour } = await rest.post('/product-tours', { ...TOUR, proposalId: proposal.id });
  const changed = await rest.patch(`/widgets/smart-tips/${tip.id}/draft`, {
    title: 'Export all',
    proposalId: proposal.id,
  });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  return { tip, tour, proposal };
}

const part = (page: Page, name: string) => page.getByRole('region', { name });
const sourceOf = async (image: Locator) => {
  await expect(image).toBeVisible();
  return image.getAttribute('src');
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const confirm = (page: Page, title: string, name: string) =>
  page.getByRole('dialog', { name: title }).getByRole('button', { name }).click();

test('a person publishes a proposal with one button, and reverts it with one button', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const { tip, tour, proposal } = await makeProposal(rest);
  await page.goto('/');
  const open = page.getByRole('region', { name: 'Open proposals' });
  await expect(open.getByRole('link', { name: /Onboarding of teams/ })).toContainText('2 parts');
  expect(await axeViolationsOf(page)).toEqual([]);
  await page.goto('/proposals');
  await expect(page.getByRole('row', { name: /Onboarding of teams/ })).toContainText('Open');
  expect(await axeViolationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Onboarding of teams' }).click();
  await expect(page).toHaveURL(proposal.dashboardUrl);
  await expect(part(page, 'Export tip').locator('ins')).toHaveText(' all');
  await expect(part(page, 'First steps')).toContainText('New product tour');
  expect(await axeViolationsOf(page)).toEqual([]);

  await press(page, 'Publish all 2 parts');
  await confirm(page, 'Publish 2 parts?', 'Publish all 2 parts');
  await toast(page, 'Proposal published');
  await expect(part(page, 'First steps')).toContainText('Published');
  expect((await rest.get(`/product-tours/${tour.id}`)).body.active).toBe(true);
  expect((await rest.get(`/smart-tips/${tip.id}`)).body.title).toBe('Export all');

  await rest.patch(`/smart-tips/${tip.id}`, { title: 'Export it' });
  await press(page, 'Revert');
  await confirm(page, 'Revert this proposal?', 'Revert');
  await toast(page, 'Proposal reverted');
  await expect(part(page, 'Export tip')).toContainText('Not reverted, because people changed it since: Title');
  expect((await rest.get(`/product-tours/${tour.id}`)).body.active).toBe(false);
  expect((await rest.get(`/smart-tips/${tip.id}`)).body.title).toBe('Export it');
  await expect(page.getByRole('button', { name: 'Revert' })).toBeHidden();
});

test('a proposal with five parts is published and reverted, except for a text edited in between', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const { tip, tour, proposal } = await makeProposal(rest);
  const add = async (path: string, body: object) => {
    const made = await rest.post(path, { ...body, proposalId: proposal.id });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body;
  };
  const rules = [{ type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' }];
  const { id: userSegmentId } = await add('/segments', { name: 'Pro', rules });
  const targeting = { rules: [{ type: 'user-segment', userSegmentId, comparisonOperator: 'in' }] };
  const checklist = await add('/checklists', { ...definitions.checklist.example, active: false, targeting });
  const announcement = await add('/announcements', { ...definitions.announcement.example, active: false, targeting });
  const added = [`/product-tours/${tour.id}`, `/checklists/${checklist.id}`, `/announcements/${announcement.id}`];
  const areLive = () => Promise.all(added.map(async (path) => (await rest.get(path)).body.active));

  await page.goto(proposal.dashboardUrl);
  await press(page, 'Publish all 5 parts');
  await confirm(page, 'Publish 5 parts?', 'Publish all 5 parts');
  await toast(page, 'Proposal published');
  expect(await areLive()).toEqual([true, true, true]);

  await rest.patch(`/announcements/${announcement.id}`, { title: 'By a person' });
  await press(page, 'Revert');
  await confirm(page, 'Revert this proposal?', 'Revert');
  await toast(page, 'Proposal reverted');
  expect(await areLive()).toEqual([false, false, false]);
  expect((await rest.get(`/smart-tips/${tip.id}`)).body.title).toBe('Export');
  expect((await rest.get(`/announcements/${announcement.id}`)).body.title).toBe('By a person');
  await expect(part(page, announcement.name)).toContainText('people changed it since: Title');
  await expect(part(page, 'Pro')).toContainText('Something else uses it.');
});

test('the page of a proposal shows pictures, before and after, which open at full size', async ({
  page,
  company,
  request,
}) => {
  const { proposal } = await makeProposal(restOf(request, company.key));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(proposal.dashboardUrl);
  const picture = (name: string) => page.getByRole('img', { name, exact: true });
  const live = await sourceOf(picture('Export tip: Live now'));
  expect(await sourceOf(picture('Export tip: Proposed'))).not.toBe(live);
  await expect(picture('First steps: Proposed')).toBeVisible();
  await expect(picture('First steps: Live now')).toHaveCount(0);
  expect(await axeViolationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'First steps: Proposed. Open at full size' }).click();
  const opened = page.getByRole('dialog', { name: 'First steps: Proposed' });
  const shown = opened.getByRole('img', { name: 'First steps: Proposed' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1024);
  expect(await axeViolationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();

  await press(page, 'Publish all 2 parts');
  await confirm(page, 'Publish 2 parts?', 'Publish all 2 parts');
  await expect(picture('Export tip: Published')).toBeVisible();
  await expect(picture('Export tip: Live now')).toHaveCount(0);
});

test('a picture that fails can be requested again, and a server without a browser shows a note', async ({
  page,
  company,
  request,
}) => {
  const { proposal } = await makeProposal(restOf(request, company.key));
  const calls = '**/api/trpc/previews.get*';
  await page.route(calls, (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto(proposal.dashboardUrl);
  const pictures = part(page, 'First steps').getByRole('list', { name: 'Pictures' });
  await expect(pictures.getByRole('alert')).toHaveText('This picture could not be drawn.');
  const { height } = (await pictures.boundingBox()) ?? {};
  expect(await axeViolationsOf(page)).toEqual([]);
  // axe also checks dark mode, for which the page requests another picture.
  await expect(pictures.getByRole('alert')).toBeVisible();
  await page.unroute(calls);
  await pictures.getByRole('button', { name: 'Try again' }).click();
  await expect(pictures.getByRole('img', { name: 'First steps: Proposed' })).toBeVisible();
  expect((await pictures.boundingBox())?.height).toBe(height);

  // Answers like a server without a browser.
  await page.route('**/api/trpc/proposals.get*', async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll(/"pictures":\{[^}]*\}/g, '"pictures":null');
    await route.fulfill({ response: answer, body: text });
  });
  await page.reload();
  await expect(page.getByText('This server draws no pictures of widgets')).toHaveCount(1);
  await expect(pictures).toHaveCount(0);
});

test('a proposal with a conflict shows it, and nothing is published', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { tip, tour, proposal } = await makeProposal(rest);
  await rest.patch(`/smart-tips/${tip.id}`, { title: 'Hot fix' });
  await page.goto(proposal.dashboardUrl);
  await expect(part(page, 'Export tip')).toContainText('Also changed in the live version');
  await press(page, 'Publish all 2 parts');
  await confirm(page, 'Publish 2 parts?', 'Publish all 2 parts');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /Export tip|changed/ })
      .first(),
  ).toBeVisible();
  expect((await rest.get(`/product-tours/${tour.id}`)).body.active).toBe(false);
});

test('an editor reviews and discards a proposal, and cannot publish it', async ({
  page,
  company,
  request,
  browser,
}) => {
  const rest = restOf(request, company.key);
  const { tip, tour, proposal } = await makeProposal(rest);
  const editor = await openAs(browser, company, 'editor');
  await editor.goto(proposal.dashboardUrl);
  await expect(editor.getByRole('button', { name: 'Discard' })).toBeVisible();
  await expect(editor.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  await press(editor, 'Discard');
  await confirm(editor, 'Discard this proposal?', 'Discard');
  await toast(editor, 'Proposal discarded');
  await expect(part(editor, 'First steps')).toContainText('Discarded');
  expect((await rest.get(`/product-tours/${tour.id}`)).status).toBe(404);
  expect((await rest.get(`/smart-tips/${tip.id}`)).body.draft).toBeNull();
  await page.goto('/proposals/999999');
  await expect(page.getByRole('link', { name: 'Proposals' }).last()).toBeVisible();
});

test('without proposals, the page explains how they are created', async ({ page }) => {
  await page.goto('/proposals');
  await expect(page.getByRole('heading', { name: 'No proposals yet' })).toBeVisible();
  expect(await axeViolationsOf(page)).toEqual([]);
});
