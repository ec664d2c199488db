import { expect, makeCompany, signInAs, test } from '../support/test';

const NAMES = ['Acme Ünïcode & Söhne', 'W'.repeat(120)];

for (const name of NAMES)
  test(`the sidebar keeps its width with a company that is called ${name.slice(0, 20)}`, async ({ page }) => {
    const { members } = await makeCompany(['owner'], name);
    const [owner] = members;
    if (!owner) throw new Error('The company has no owner.');
    await signInAs(page, owner);
    await page.goto('/');
    const sidebar = page.getByRole('navigation', { name: 'Main' });
    const search = page.getByRole('button', { name: /^Search/ });
    await expect(search).toBeVisible();
    const right = async (locator: typeof search) => {
      const box = await locator.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    };
    expect(await right(search)).toBeLessThanOrEqual((await right(sidebar)) - 12);
  });
