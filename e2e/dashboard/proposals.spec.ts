import type { Page } from 'playwright/test';
import { toast } from '../support/builder';
import { faultsOf } from '../support/faults';
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
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const confirm = (page: Page, title: string, name: string) =>
  page.getByRole('dialog', { name: title }).getByRole('button', { name }).click();

test('a person publishes a proposal by one press, and takes it back by one press', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const { tip, tour, proposal } = await makeProposal(rest);
  await page.goto('/');
  const open = page.getByRole('region', { name: 'Open proposals' });
  await expect(open.getByRole('link', { name: /Onboarding of teams/ })).toContainText('2 parts');
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/proposals');
  await expect(page.getByRole('row', { name: /Onboarding of teams/ })).toContainText('Open');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Onboarding of teams' }).click();
  await expect(page).toHaveURL(proposal.dashboardUrl);
  await expect(part(page, 'Export tip').locator('ins')).toHaveText(' all');
  await expect(part(page, 'First steps')).toContainText('New product tour');
  expect(await faultsOf(page)).toEqual([]);

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

test('what cannot be published is told, and nothing is published', async ({ page, company, request }) => {
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

test('without proposals, the page says how they come about', async ({ page }) => {
  await page.goto('/proposals');
  await expect(page.getByRole('heading', { name: 'No proposals yet' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
