import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hostOf } from '../support/host';
import { expect, test } from '../support/test';
import { type OddHost, startOddHost } from './odd-host';
import { card } from './walking';

const require = createRequire(import.meta.url);
const script = require.resolve('vanilla-cookieconsent');
const styles = readFileSync(script.replace('.umd.js', '.css'), 'utf8');

let odds: OddHost;
test.beforeAll(async () => {
  odds = await startOddHost({ '/cookieconsent.js': readFileSync(script, 'utf8') });
});
test.afterAll(() => odds.stop());

/** Starts the banner, which keeps its dialogs in the document after people have decided. */
const START = `CookieConsent.run({
  categories: { necessary: { readOnly: true }, analytics: {} },
  disablePageInteraction: true,
  hideFromBots: false,
  language: { default: 'en', translations: { en: {
    consentModal: { title: 'Cookies', description: 'Choose.', acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Reject all' },
    preferencesModal: { title: 'Preferences', sections: [] },
  } } },
})`;

test('a widget waits until the person has decided about cookies, and no longer', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  const questions = [{ id: 'q', type: 'text', question: 'How was it?' }];
  const settings = { questions, displayTrigger: 'custom_event', displayTriggerValue: 'saved' };
  const id = await host.live('micro-surveys', { name: 'Survey', settings });
  await odds.open(page, company.clientToken, {
    head: `<style>${styles}</style><script src="/cookieconsent.js"></script>`,
    body: `<script>${START}</script>`,
  });
  const accept = page.getByRole('button', { name: 'Accept all' });
  // The banner fades in.
  await expect(page.locator('#cc-main .cm')).toHaveCSS('opacity', '1');
  await page.waitForFunction(() => Reflect.get(window, 'Docent')?.debug);
  await host.call('track', 'saved');
  const start = (await host.gatesOf('Survey')).find(({ gate }) => gate === 'start');
  await host.call('debug', false);
  expect(start).toMatchObject({ passed: false, sentence: expect.stringContaining('dialog') });
  await expect(host.widget('microSurvey', id)).toHaveCount(0);
  await accept.click();
  await expect(accept).not.toBeVisible();
  // The closed banner is still in the document.
  await expect(page.locator('#cc-main [role=dialog]')).toBeAttached();
  await expect(card(page, 'How was it?')).toBeVisible();
});
