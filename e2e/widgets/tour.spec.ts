import { expect, test } from './page';

const STEPS = [
  { id: 'a', type: 'welcome', title: 'Welcome', content: '<p>Hello</p>' },
  { id: 'b', type: 'highlight', title: 'First', content: '<p>Here</p>', domQuery: '#first', direction: 'bottom' },
  { id: 'c', type: 'highlight', title: 'Second', content: '<p>There</p>', domQuery: '#second', direction: 'sideways' },
];
const tour = (settings = {}, steps: object[] = STEPS) => ({
  type: 'tour' as const,
  widget: { id: 1, name: 'Tour', steps, settings: { tourStart: 'immediate', ...settings } },
});

test('leads through its steps and finishes', async ({ host }) => {
  await host.mount(tour());
  const { page } = host;
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('dialog', { name: 'First' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('dialog', { name: 'Second' })).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const log = await host.log();
  expect(log.closed).toBe(1);
  expect(log.events.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['tour_auto_start', 'tour_step', 'tour_finish']),
  );
  expect(log.kept.map(({ at }) => at)).toEqual([0, 1, 0, 1, 2]);
});

test('begins from its beacon, and goes on where the person stopped', async ({ host }) => {
  await host.mount({ ...tour({ tourStart: 'unheard-of' }), progress: { stepId: 'b' } });
  await host.page.getByRole('button', { name: 'Continue tour' }).click();
  await expect(host.page.getByRole('dialog', { name: 'First' })).toBeVisible();
  await expect.poll(host.events).toEqual(expect.arrayContaining(['tour_available', 'tour_continue', 'tour_step']));
});

test('Escape closes it and gives the focus back, unless it may not be closed', async ({ host }) => {
  const { page } = host;
  await page.locator('#before').focus();
  await host.mount(tour());
  await expect(page.getByRole('dialog')).toBeFocused();
  // A tour that is closed before it is painted has not been seen, and is not counted.
  await expect.poll(host.events).toContain('tour_step');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#before')).toBeFocused();
  expect(await host.events()).toContain('tour_closed');

  await host.mount(tour({ allowClosingTour: false }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
});

test('keeps Tab inside a step in the middle of the page', async ({ host }) => {
  await host.mount(tour());
  const inside = () =>
    host.page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('data-key') ?? 'outside');
  const stops: string[] = [];
  for (let press = 0; press < 4; press += 1) {
    await host.page.keyboard.press('Tab');
    stops.push(await inside());
  }
  expect(stops).toEqual(['close', 'next', 'close', 'next']);
});

test('leaves its target usable, and goes on by a click on it', async ({ host }) => {
  await host.mount(tour({}, [{ ...STEPS[1], advanceOn: 'click' }, STEPS[2]] as object[]));
  await expect(host.page.getByRole('dialog', { name: 'First' })).toBeVisible();
  await expect(host.page.getByRole('button', { name: 'Next' })).toHaveCount(0);
  await host.page.locator('#first').click();
  await expect(host.page.getByRole('dialog', { name: 'Second' })).toBeVisible();
});

test('waits for a target that comes late', async ({ host }) => {
  await host.mount(tour({}, [{ ...STEPS[1], domQuery: '#late' }] as object[]));
  await expect(host.page.getByRole('dialog')).toHaveCount(0);
  await host.page.evaluate(() => {
    const late = document.createElement('button');
    late.id = 'late';
    late.textContent = 'Late';
    document.querySelector('main')?.append(late);
  });
  await expect(host.page.getByRole('dialog', { name: 'First' })).toBeVisible();
});

for (const [missingTarget, expected] of [
  ['skip', 'Second'],
  ['center', 'First'],
] as const)
  test(`a target that never appears: ${missingTarget}`, async ({ host }) => {
    await host.mount(tour({ timeout: 1 }, [{ ...STEPS[1], domQuery: '#never', missingTarget }, STEPS[2]] as object[]));
    await expect(host.page.getByRole('dialog', { name: expected })).toBeVisible();
    expect(await host.events()).toContain('tour_step_target_missing');
  });

test('an update keeps the step, even when others are put before it', async ({ host }) => {
  await host.mount(tour());
  await host.show(1);
  await expect(host.page.getByRole('dialog', { name: 'First' })).toBeVisible();
  const [a, b, c] = STEPS as [object, object, object];
  await host.update(
    tour({}, [a, { id: 'new', type: 'modal', title: 'New', content: '' }, { ...b, title: 'Renamed' }, c]).widget,
  );
  await expect(host.page.getByRole('dialog', { name: 'Renamed' })).toBeVisible();
  await expect(host.page.getByRole('img', { name: '3 of 4' })).toBeVisible();
});
