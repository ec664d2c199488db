import type { Page } from 'playwright/test';
import { BEFORE_RELEASE } from '../support/before-release';
import { nameField, toast } from '../support/builder';
import { axeViolationsOf } from '../support/faults';
import { hostOf } from '../support/host';
import { expect, makeDue, openAs, ownerTest as test } from '../support/test';

const STEPS = ['Welcome', 'Your first board'].map((title) => ({
  type: 'modal',
  title,
  content: `<p>The text of ${title}</p>`,
}));
const bar = (page: Page) => page.getByRole('region', { name: 'Unpublished changes' });
const titleField = (page: Page) => page.getByLabel('Title', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

async function askForReview(page: Page, note: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'Ask for review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for review' });
  await dialog.getByLabel('Note').fill(note);
  await dialog.getByRole('button', { name: 'Ask for review' }).click();
  await expect(bar(page)).toContainText(`“${note}”`);
}

/** The first Monday that is at least a week away. */
function aMonday(): Date {
  const day = new Date();
  day.setDate(day.getDate() + 7);
  while (day.getDay() !== 1) day.setDate(day.getDate() + 1);
  return day;
}

test(
  'a live tour is changed while a user walks through it, sent back, approved, and published on Monday at nine',
  BEFORE_RELEASE,
  async ({ page: admin, company, request, browser }) => {
    const visitor = await (await browser.newContext()).newPage();
    const host = hostOf({ page: visitor, company, request });
    const id = await host.live('product-tours', { name: 'Start', steps: STEPS, settings: { tourStart: 'immediate' } });
    const address = `/builder/product-tours/${id}`;
    const live = async () => (await host.rest.get(`/product-tours/${id}`)).body;
    const tour = host.widget('tour', id);

    await host.visit();
    await expect(tour).toContainText('Welcome');
    await tour.getByRole('button', { name: 'Next' }).click();
    await expect(tour).toContainText('Your first board');

    const editor = await openAs(browser, company, 'editor');
    await editor.goto(address);
    await expect(nameField(editor)).not.toHaveValue('');
    await editor.getByRole('button', { name: /Your first board/ }).click();
    await titleField(editor).fill('Make your first board');
    await save(editor);
    await toast(editor, 'Saved, not published yet');
    await askForReview(editor, 'Ready?');

    await admin.goto('/');
    await admin.getByRole('region', { name: 'Reviews' }).getByRole('link', { name: /Start/ }).click();
    await bar(admin).getByRole('button', { name: 'See changes' }).click();
    const changes = admin.getByRole('dialog', { name: 'Unpublished changes' });
    await expect(changes.locator('ins').first()).toContainText('Make');
    await changes.getByRole('button', { name: 'Close' }).last().click();
    await bar(admin).getByRole('button', { name: 'Send back' }).click();
    const back = admin.getByRole('dialog', { name: 'Send back' });
    await back.getByLabel('Note').fill('Name the button.');
    await back.getByRole('button', { name: 'Send back' }).click();
    await toast(admin, 'Sent back');

    await editor.reload();
    await expect(bar(editor)).toContainText('“Name the button.”');
    await editor.getByRole('button', { name: /Make your first board/ }).click();
    await titleField(editor).fill('Press New board');
    await save(editor);
    await toast(editor, 'Saved, not published yet');
    await askForReview(editor, 'Named it.');

    await admin.reload();
    await expect(bar(admin)).toContainText('“Named it.”');
    await admin.getByRole('button', { name: 'Schedule' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Schedule' });
    await dialog.getByLabel('Date and time').click();
    const monday = aMonday();
    const dateName = monday.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
    const day = admin.getByRole('button', { name: dateName, exact: true });
    const next = admin.getByRole('button', { name: 'Next month' });
    await expect(next).toBeVisible();
    if (!(await day.isVisible())) await next.click();
    await day.click();
    await admin.getByRole('spinbutton', { name: 'Hours' }).fill('09');
    await admin.getByRole('spinbutton', { name: 'Minutes' }).fill('00');
    await admin.getByRole('combobox', { name: 'AM or PM' }).selectOption('AM');
    await admin.getByRole('button', { name: 'Set', exact: true }).click();
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(bar(admin)).toContainText('The unpublished changes go live on Monday');
    expect(await axeViolationsOf(admin)).toEqual([]);
    const [planned] = (await live()).schedule;
    expect(planned.action).toBe('publish-changes');
    expect(new Date(planned.at).getHours()).toBe(9);
    expect(new Date(planned.at).toDateString()).toBe(monday.toDateString());

    await visitor.reload();
    await expect(tour).toContainText('Your first board');
    await makeDue({ companyId: company.companyId, widgetId: id });
    await expect.poll(async () => (await live()).draft).toBeNull();
    await visitor.reload();
    await expect(tour).toContainText('Press New board');
    await tour.getByRole('button', { name: 'Finish' }).click();
    await host.counted('tour_auto_start', 'tour', id);
    await host.counted('tour_finish', 'tour', id);
    expect(await live()).toMatchObject({ version: 2, draft: null, schedule: [] });
  },
);
