import { firstCases } from '../../server/testing/repeats';
import { expect, test } from '../support/test';
import { CHANGES } from './changes';
import type { Outcome, Result } from './picking';
import { type Hosts, startHosts } from './server';
import { pickingScript } from './walking';

let hosts: Hosts;
let script = '';
test.beforeAll(async () => {
  hosts = await startHosts();
  script = await pickingScript();
});
test.afterAll(() => hosts.stop());

const APPS = firstCases(['antd', 'verdaccio', 'radix', 'element-plus', 'mui', 'bootstrap', 'swagger-ui'], 4);
const MIN_TARGETS = 3;

for (const app of APPS)
  test(`${app}: after each change of a page, a target is right, missing or reported as changed, and never wrong`, async ({
    page,
    company,
  }) => {
    await page.goto(hosts.urlOf(app, company.clientToken));
    await expect(page.getByRole('button').first()).toBeVisible();
    // Applications that load data draw most of it later.
    await page.waitForLoadState('networkidle');
    await page.addScriptTag({ content: script });
    const results: Result[] = await page.evaluate('picking.tryChanges()');
    const count = (outcome: Outcome) => results.filter((one) => one.outcome === outcome).length;
    console.log(
      `${app}: ${results.length / Object.keys(CHANGES).length} targets, ${results.length} changes: ${count('right')} right, ${count('changed')} changed, ${count('missing')} missing, ${count('wrong')} wrong`,
    );
    expect(Object.keys(CHANGES).length).toBeGreaterThanOrEqual(40);
    expect(results.length).toBeGreaterThanOrEqual(MIN_TARGETS * Object.keys(CHANGES).length);
    expect(results.filter(({ outcome }) => outcome === 'wrong')).toEqual([]);
    // Without this, reporting every target as changed would pass.
    expect(count('right') / results.length).toBeGreaterThan(0.7);
  });
