import { hold, SESSION, withoutPrefetchedData } from '../support/hold';
import { expect, ownerTest, restOf } from '../support/test';

ownerTest(
  'a text editor that is loaded late takes no focus from the next field',
  async ({ page, company, request }) => {
    const rest = restOf(request, company.key);
    const created = await rest.post('/checklists', { name: 'List', items: [{ title: 'One' }] });
    await page.goto(`/builder/checklists/${created.body.id}`);
    const item = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Actions for Item 1' }) });
    const title = item.getByRole('textbox', { name: 'Title', exact: true });
    await expect(title).toBeVisible();
    // The person moves to the title in the very moment in which the editor appears.
    await title.evaluate((field) =>
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[contenteditable="true"]')) return;
        observer.disconnect();
        field.focus();
      }).observe(document.body, { childList: true, subtree: true }),
    );
    const text = item.getByRole('textbox', { name: 'Text', exact: true });
    await text.focus();
    await expect(item.locator('[contenteditable="true"]')).toBeVisible();
    await expect(title).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' by hand');
    await expect(title).toHaveValue('One by hand');
    await expect(item.locator('[contenteditable="true"]')).toHaveText('');
  },
);

ownerTest(
  'text typed while the text editor loads is kept, and typing continues',
  async ({ page, company, request }) => {
    const rest = restOf(request, company.key);
    const created = await rest.post('/checklists', {
      name: 'List',
      items: [{ title: 'One', content: '<p>Begun</p>' }],
    });
    await page.goto(`/builder/checklists/${created.body.id}`);
    const item = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Actions for Item 1' }) });
    await item.getByRole('textbox', { name: 'Text', exact: true }).focus();
    await page.keyboard.type(' at once ');
    const editor = item.locator('[contenteditable="true"]');
    await expect(editor).toBeFocused();
    await page.keyboard.type('and on');
    await expect(editor).toHaveText('Begun at once and on');
  },
);

ownerTest('a text that has the focus when the session arrives becomes editable', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: changelog } = await rest.post('/changelogs', { name: 'News' });
  const letThrough = await hold(page, SESSION);
  await page.route(/^[^?]*$/, withoutPrefetchedData);
  await page.goto(`/changelogs/${changelog.id}/posts/new`);
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await expect(text).toHaveAttribute('aria-readonly', 'true');
  letThrough();
  await expect(page.locator('[contenteditable="true"]')).toBeFocused();
  await page.keyboard.type('Hello');
  await expect(page.locator('[contenteditable="true"]')).toHaveText('Hello');
});

ownerTest('the builder shows no fields before it knows who may edit', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tip } = await rest.post('/smart-tips', { name: 'Tip', content: '<p>One</p>' });
  const letThrough = await hold(page, SESSION);
  const widget = page.waitForResponse(/smartTips\.get/);
  await page.goto(tip.dashboardUrl);
  await (await widget).finished();
  // A field that was shown now would be read-only.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveCount(0, { timeout: 1 });
  letThrough();
  await page.getByRole('textbox', { name: 'Text' }).click();
  await expect(page.locator('[contenteditable="true"]')).toBeFocused();
});
