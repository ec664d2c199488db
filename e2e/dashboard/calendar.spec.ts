import type { Page } from 'playwright/test';
import { toast } from '../support/builder';
import { axeViolationsOf } from '../support/faults';
import { expect, openAs, restOf, ownerTest as test } from '../support/test';

test.use({ timezoneId: 'America/New_York', locale: 'en-US' });

type Rest = ReturnType<typeof restOf>;
const TOUR = {
  steps: [{ id: 'a', type: 'modal', title: 'One' }],
  settings: { tourStart: 'immediate' },
  targeting: { showOnAllPages: true },
};
const makeTour = async (rest: Rest, name: string, active = false) => {
  const { body } = await rest.post('/product-tours', { ...TOUR, name, active });
  return { ...body, schedule: `/widgets/product-tours/${body.id}/schedule` };
};

/** The next month, `YYYY-MM`: all of it is in the future. */
const NEXT = (() => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
})();
/** 9:00 AM in Asia/Kolkata on a day of the next month. */
const nineOn = (day: string) => `${NEXT}-${day}T03:30:00.000Z`;

const dayOf = (page: Page, day: string) => page.locator(`[data-day="${NEXT}-${day}"]`);

test('scheduled actions are in the calendar in the time zone of the company, and move by drag and by keyboard', async ({
  page,
  company,
  request,
  browser,
}) => {
  const rest = restOf(request, company.key);
  await rest.patch('/company', { settings: { timeZone: 'Asia/Kolkata' } });
  const [first, second] = [await makeTour(rest, 'Welcome tour'), await makeTour(rest, 'Autumn tour', true)];
  await rest.post(first.schedule, { action: 'publish', at: nineOn('10') });
  await rest.post(second.schedule, { action: 'take-down', at: nineOn('11') });
  const timeOf = async (tour: { schedule: string }) => (await rest.get(tour.schedule)).body.data[0].at;

  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByText('Times are in the time zone of the company, Asia/Kolkata.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Live in these weeks' })).toContainText('Autumn tour');
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(dayOf(page, '10')).toContainText(/9:00\sAMPlanned/);
  await expect(dayOf(page, '10').getByRole('link', { name: 'Welcome tour' })).toBeVisible();
  await expect(dayOf(page, '11')).toContainText('Unpublish');

  await dayOf(page, '10').getByText('Planned').dragTo(dayOf(page, '17'));
  await toast(page, /^“Welcome tour” moved to .*17.*9:00\sAM/);
  await expect(dayOf(page, '17')).toContainText('Welcome tour');
  expect(await timeOf(first)).toBe(nineOn('17'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dayOf(page, '10')).toContainText('Welcome tour');
  await expect.poll(() => timeOf(first)).toBe(nineOn('10'));

  await page.getByRole('button', { name: 'More actions: Autumn tour' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Move to…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move “Autumn tour”' });
  const field = dialog.getByRole('button', { name: 'Date and time' });
  await expect(field).toContainText(/9:00\sAM, Asia\/Kolkata$/);
  await field.press('Enter');
  const chosen = page.getByRole('button', { name: new RegExp(`^20 \\w+ ${NEXT.slice(0, 4)}$`) });
  await chosen.press('Enter');
  await page.getByRole('button', { name: 'Set' }).press('Enter');
  await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect(dayOf(page, '20')).toContainText('Autumn tour');
  await expect.poll(() => timeOf(second)).toBe(nineOn('20'));
  expect(await axeViolationsOf(page)).toEqual([]);

  await page.getByLabel('Type').selectOption('Announcements');
  await expect(page.getByText('Nothing is planned in these weeks.')).toBeVisible();

  const editor = await openAs(browser, company, 'editor');
  await editor.goto(`/calendar?month=${NEXT}`);
  await expect(dayOf(editor, '10')).toContainText('Welcome tour');
  await expect(editor.getByRole('button', { name: 'More actions: Welcome tour' })).toHaveCount(0);
  await expect(editor.locator('[draggable="true"]')).toHaveCount(0);
});

test('a scheduled action that failed shows its reason', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const tour = await makeTour(rest, 'Winter tour', true);
  await rest.post(tour.schedule, { action: 'publish-changes', at: new Date(Date.now() + 5_000).toISOString() });
  await expect.poll(async () => (await rest.get(tour.schedule)).body.data[0].state).toBe('failed');
  await page.goto('/calendar');
  await expect(page.getByText('Times are in your time zone, America/New York.')).toBeVisible();
  await page.getByRole('button', { name: 'Failed: why Winter tour failed' }).click();
  await expect(page.getByText('The widget had no unpublished changes.')).toBeVisible();
  expect(await axeViolationsOf(page)).toEqual([]);
});
