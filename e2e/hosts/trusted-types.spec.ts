import { ORIGIN } from '../support/addresses';
import { hostOf } from '../support/host';
import { expect, test } from '../support/test';
import { type OddHost, startOddHost } from './odd-host';
import { NONCE } from './odd-pages';
import { card } from './walking';

let odds: OddHost;
test.beforeAll(async () => {
  odds = await startOddHost();
});
test.afterAll(() => odds.stop());

test('two types of widgets show rich text where a page allows each Trusted Types policy once', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const content = '<p>Read <b>this</b>.</p>';
  await host.live('announcements', { name: 'News', title: 'News', content, settings: { type: 'toast' } });
  const item = { title: 'Create a project', content, type: 'custom', completionType: 'manual-click' };
  await host.live('checklists', { name: 'Start', items: [item] });
  const policy = `script-src 'nonce-${NONCE}' 'strict-dynamic'; connect-src ${ORIGIN}`;
  await odds.open(page, company.clientToken, {
    headers: {
      'Content-Security-Policy': `${policy}; require-trusted-types-for 'script'; trusted-types docent`,
    },
    // Browsers without the sanitizer parse HTML by a policy.
    before: () => void Reflect.deleteProperty(Element.prototype, 'setHTML'),
  });
  await expect(card(page, 'News').locator('b')).toHaveText('this');
  await page.locator('docent-widget').getByRole('button', { name: /Start/ }).click();
  const list = page.locator('[data-docent-widget^="checklist/"]');
  await expect(list.locator('b')).toHaveText('this');
});
