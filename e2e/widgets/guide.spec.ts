import { expect, test } from './page';

const ITEMS = [
  { id: 'one', title: 'Create a project', content: '<p>Begin</p>', type: 'custom', completionType: 'manual-click' },
  {
    id: 'two',
    title: 'Import',
    content: '',
    type: 'open-url',
    completionType: 'url-visited',
    redirectToUrl: '/import',
  },
  { id: 'three', title: 'Take the tour', content: '', type: 'start-tour', completionType: 'tour-finished', tourId: 7 },
  {
    id: 'bad',
    title: 'Trap',
    content: '',
    type: 'open-url',
    completionType: 'url-visited',
    redirectToUrl: 'javascript:window.hacked = 1',
  },
];
const checklist = {
  type: 'checklist' as const,
  widget: { id: 5, name: 'Getting started', items: ITEMS, settings: {} },
};
const tip = (settings = {}) => ({
  type: 'smartTip' as const,
  widget: {
    id: 6,
    name: 'Tip',
    title: 'P80',
    content: '<p>Four of five. <a href="/p80">More</a></p>',
    settings: { cssSelector: '#first', ...settings },
  },
});
const announcement = (settings = {}) => ({
  type: 'announcement' as const,
  widget: { id: 7, name: 'News', title: 'News', content: '<p>Something new</p>', settings },
});

test.describe('checklist', () => {
  test('items can be completed, open their pages, and finish the checklist', async ({ host }) => {
    const { page } = host;
    await host.mount({ ...checklist, progress: { completed: ['bad'] } });
    await expect.poll(host.events).toEqual(['checklist_shown']);
    await page.getByRole('button', { name: /Getting started/ }).click();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
    await page.getByRole('button', { name: 'Open' }).click();
    expect((await host.log()).visited).toEqual(['/import']);
    await host.update(checklist.widget, { progress: { completed: ['one', 'two', 'three', 'bad'] } });
    await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible();
    await page.getByRole('button', { name: 'Hide this list' }).click();
    expect(await host.events()).toEqual([
      'checklist_shown',
      'checklist_opened',
      'checklist_step_completed',
      'checklist_dismissed',
    ]);
    expect((await host.log()).closed).toBe(1);
  });

  test('Escape collapses it; an item with an unsafe link has no button', async ({ host }) => {
    const { page } = host;
    await host.mount(checklist);
    const launcher = page.getByRole('button', { name: /Getting started/ });
    await launcher.click();
    await page.getByRole('button', { name: 'Trap' }).click();
    await expect(page.getByRole('button', { name: 'Open' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Take the tour' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(launcher).toBeFocused();
    await launcher.click();
    await page.getByRole('button', { name: 'Open' }).click();
    expect((await host.log()).opened).toEqual([{ type: 'tour', id: 7 }]);
  });
});

test.describe('smart tip', () => {
  test('opens on hover and by keyboard, and stays open under the pointer', async ({ host }) => {
    const { page } = host;
    await host.mount(tip());
    await page.locator('#first').hover();
    await expect(page.getByRole('tooltip')).toContainText('Four of five');
    await page.getByRole('tooltip').hover();
    await page.getByRole('link', { name: 'More' }).hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.locator('#first').focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect.poll(host.events).toEqual(['smart_tip_available', 'smart_tip_open', 'smart_tip_open']);
  });

  test('opens on a click on its icon, and stays open after an update', async ({ host }) => {
    const { page } = host;
    await host.mount(tip({ displayOn: 'click', indicator: 'icon' }));
    await page.getByRole('button', { name: 'P80' }).click();
    await expect(page.getByRole('dialog', { name: 'P80' })).toBeVisible();
    await host.update({ ...tip({ displayOn: 'click', indicator: 'icon' }).widget, title: 'P90' });
    await expect(page.getByRole('dialog', { name: 'P90' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('announcement', () => {
  test('a popup takes the focus, and its buttons work', async ({ host }) => {
    const { page } = host;
    await page.locator('#before').focus();
    await host.mount(announcement({ buttons: [{ text: 'Show me', action: 'open-url', url: '/news' }] }));
    await expect(page.getByRole('dialog', { name: 'News' })).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
    await expect.poll(host.events).toEqual(['announcement_shown']);
    await page.getByRole('button', { name: 'Show me' }).click();
    expect((await host.log()).visited).toEqual(['/news']);
    expect(await host.events()).toEqual(['announcement_shown', 'announcement_action_clicked', 'announcement_closed']);
    await expect(page.locator('#before')).toBeFocused();
  });

  for (const type of ['toast', 'banner', 'slideout'])
    test(`a ${type} does not take focus or handle Escape in the host page`, async ({ host }) => {
      const { page } = host;
      await page.locator('#field').focus();
      await host.mount(announcement({ type }));
      await expect(page.getByText('Something new').first()).toBeVisible();
      await expect(page.locator('#field')).toBeFocused();
      await page.keyboard.press('Escape');
      expect((await host.log()).closed).toBe(0);
      await page.getByRole('button', { name: 'Close' }).focus();
      await page.keyboard.press('Escape');
      expect((await host.log()).closed).toBe(1);
    });

  test('closes automatically, but not while the pointer or focus is in it', async ({ host }) => {
    await host.page.clock.install();
    await host.mount(announcement({ type: 'toast', autoCloseSeconds: 1 }));
    await host.page.getByRole('dialog').hover();
    await host.page.clock.runFor(1_400);
    await expect(host.page.getByRole('dialog')).toBeVisible();
    await host.page.mouse.move(0, 0);
    await host.page.clock.runFor(1_400);
    await expect(host.page.getByRole('dialog')).toHaveCount(0);
  });

  test('an update changes its type in place', async ({ host }) => {
    await host.mount(announcement({ type: 'popup' }));
    await host.update(announcement({ type: 'unheard-of' }).widget);
    await expect(host.page.getByRole('dialog', { name: 'News' })).toHaveAttribute('aria-modal', 'true');
    await host.update({ ...announcement({ type: 'banner' }).widget, title: 'Other' });
    await expect(host.page.getByRole('region', { name: 'Other' })).toBeVisible();
  });
});
