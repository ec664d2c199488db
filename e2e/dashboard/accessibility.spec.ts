import AxeBuilder from '@axe-core/playwright';
import { pagesOf } from '../support/pages';
import { expect, makeCompany, makeDemo, restOf, signInAs, test } from '../support/test';

const summary = (violations: { id: string; nodes: { html: string; failureSummary?: string | undefined }[] }[]) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);

for (const scheme of ['light', 'dark'] as const)
  test(`no page has a fault that axe finds, ${scheme}`, async ({ browser, request }) => {
    test.setTimeout(600_000);
    const [demo, empty] = [await makeDemo(), await makeCompany()];
    const faults: string[] = [];
    // What an empty company shows has the colours of everything else.
    const people = scheme === 'light' ? [demo, { ...demo, ...empty.members[0], key: empty.key }] : [demo];
    for (const person of people) {
      const context = await browser.newContext({ colorScheme: scheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await signInAs(page, person);
      for (const path of await pagesOf(restOf(request, person.key))) {
        await page.goto(path);
        await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        faults.push(...summary(violations).map((fault) => `${path}: ${fault}`));
      }
      await context.close();
    }
    expect(faults).toEqual([]);
  });

test('the pages for people who have not signed in have no fault that axe finds', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const path of ['/sign-in', '/setup', '/invite/nothing']) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(summary(violations), `${path} ${colorScheme}`).toEqual([]);
    }
});
