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

/** A widget that shows much later: only the reasons why it waits matter. */
const NEWS = {
  name: 'News',
  title: 'News',
  content: '<p>Read.</p>',
  settings: { type: 'toast', delaySeconds: 3_600 },
};

const CLOSED = '<div id="around"><div role="dialog" aria-modal="true" id="closed">Closed</div></div>';
const HIDDEN = '#closed { position: fixed; inset: 0; opacity: 0; pointer-events: none }';
const PULSE = '@keyframes pulse { from { opacity: .4 } }';

/** Opacity animations on a page that fade no dialog in. */
const ANIMATIONS = [
  ['an element around it pulses without end', '#around { animation: pulse 1s infinite }'],
  ['an element around it pulses for a minute', '#around { animation: pulse 1s 60 }'],
  [
    'an element around it is revealed by scrolling',
    '#around { animation: pulse linear; animation-timeline: scroll() }',
  ],
  ['a pseudo-element of it pulses', '#closed::before { content: ""; animation: pulse 1s infinite }'],
] as const;

for (const [what, content] of ANIMATIONS)
  test(`a closed dialog in the document does not count as open while ${what}`, async ({ page, company, request }) => {
    const host = hostOf({ page, company, request });
    await host.live('announcements', NEWS);
    const head = `<style>${PULSE} ${HIDDEN}</style>`;
    await odds.open(page, company.clientToken, { head, body: `${CLOSED}<div style="height: 3000px"></div>` });
    await page.waitForFunction(() => Reflect.get(window, 'Docent')?.debug);
    await page.addStyleTag({ content });
    const states = await page.evaluate(() =>
      document.getAnimations().map((animation) => {
        // The animation stays at its start, however slow the machine is.
        animation.playbackRate = 0;
        return animation.playState;
      }),
    );
    expect(states).toEqual(['running']);
    const start = (await host.gatesOf('News')).find(({ gate }) => gate === 'start');
    expect(start?.sentence).not.toContain('dialog');
  });

test('a dialog counts as open from the start of a transition of its visibility', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  await host.live('announcements', NEWS);
  const open = 'html.open #closed { opacity: 1; visibility: visible; transition: all 1s }';
  const head = `<style>${HIDDEN} #closed { visibility: hidden } ${open}</style>`;
  await odds.open(page, company.clientToken, { head, body: CLOSED });
  await page.waitForFunction(() => Reflect.get(window, 'Docent')?.debug);
  const count = await page.evaluate(() => {
    document.documentElement.className = 'open';
    const animations = document.getAnimations();
    for (const animation of animations) {
      animation.playbackRate = 0;
      animation.currentTime = 0;
    }
    return animations.length;
  });
  expect(count).toBe(2);
  const start = (await host.gatesOf('News')).find(({ gate }) => gate === 'start');
  expect(start?.sentence).toContain('dialog');
});
