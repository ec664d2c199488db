import { readFileSync } from 'node:fs';
import { usually } from '../support/before-release';
import { faultsOf, hostOf } from '../support/host';
import { expect, test } from '../support/test';
import { type OddHost, startOddHost } from './odd-host';
import { card } from './walking';

/** Libraries that replace built-in functions: `Array.from`, `scrollTo`, `toJSON`, methods of arrays and elements. */
const LIBRARIES = {
  'Prototype 1.7.3': 'prototype-1.7.3.js',
  'MooTools 1.4.5': 'mootools-core-1.4.5.min.js',
};
const FILES = Object.fromEntries(
  Object.values(LIBRARIES).map((file) => [`/${file}`, readFileSync(`e2e/hosts/apps/libraries/${file}`, 'utf8')]),
);
let odds: OddHost;
test.beforeAll(async () => {
  odds = await startOddHost(FILES);
});
test.afterAll(() => odds.stop());

const BODY = `<div id="box" style="height: 160px; width: 300px; overflow: auto"><div style="height: 900px"></div>
<button id="target" type="button" style="width: 120px; height: 40px">Target</button></div>
<div style="height: 2000px"></div><button id="second" type="button">Second</button>`;

const SURVEY = {
  name: 'Survey',
  settings: {
    displayTrigger: 'custom_event',
    displayTriggerValue: 'saved',
    questions: [
      { id: 'ease', type: 'rating', question: 'How easy was it?', scale: 5 },
      { id: 'why', type: 'single-choice', question: 'Why?', options: ['Fast', 'Clear'] },
    ],
  },
};

for (const [library, file] of Object.entries(LIBRARIES)) {
  const head = `<script src="/${file}"></script>`;

  test(
    `${library}: a tour leads through boxes that scroll`,
    usually(library.startsWith('Prototype')),
    async ({ page, company, request }) => {
      const faults = faultsOf(page);
      const host = hostOf({ page, company, request });
      const steps = [
        { type: 'highlight', title: 'One', domQuery: '#target' },
        { type: 'highlight', title: 'Two', domQuery: 'role=button[name="Second"]' },
      ];
      const id = await host.live('product-tours', {
        name: 'Tour',
        steps,
        settings: { tourStart: 'immediate', timeout: 60 },
      });
      await odds.open(page, company.clientToken, { head, body: BODY });
      await expect(card(page, 'One')).toBeVisible();
      await expect(page.locator('#target')).toBeInViewport({ ratio: 1 });
      await card(page, 'One').getByRole('button', { name: 'Next' }).click();
      await expect(card(page, 'Two')).toBeVisible();
      await expect(page.locator('#second')).toBeInViewport({ ratio: 1 });
      await card(page, 'Two').getByRole('button', { name: 'Finish' }).click();
      for (const [name, times] of [
        ['tour_step', 2],
        ['tour_finish', 1],
      ] as const)
        await host.counted(name, 'tour', id, times);
      expect(faults).toEqual([]);
    },
  );

  test(
    `${library}: answers and events of people arrive complete`,
    usually(library.startsWith('Prototype')),
    async ({ page, company, request }) => {
      const faults = faultsOf(page);
      const host = hostOf({ page, company, request });
      const nps = await host.live('nps-widgets', { name: 'NPS', settings: { question: 'How likely?' } });
      const survey = await host.live('micro-surveys', SURVEY);
      await odds.open(page, company.clientToken, { head, body: BODY });
      await host.call('identifyUser', 'ann', { plans: ['pro', 'team'], seats: 3 });
      await page.getByRole('radio', { name: '9', exact: true }).click();
      await page.getByRole('button', { name: 'Send' }).click();
      const answers = (path: string, id: number) => async () =>
        (await host.rest.get(`/${path}/${id}/responses`)).body.data;
      await expect.poll(answers('nps-widgets', nps)).toMatchObject([{ rating: '9', userId: 'ann', isComplete: true }]);
      await page.getByRole('button', { name: 'Close' }).click();
      await host.call('track', 'saved', { at: '2026-01-02', tags: ['a', 'b'] });
      await page.getByRole('radio', { name: '4', exact: true }).click();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('radio', { name: 'Clear' }).click();
      await page.getByRole('button', { name: 'Send' }).click();
      await expect
        .poll(answers('micro-surveys', survey))
        .toMatchObject([{ answers: { ease: 4, why: 'Clear' }, isComplete: true }]);
      const activity = async () => (await host.rest.get('/users/ann/activity')).body.data;
      await expect
        .poll(activity)
        .toEqual(
          expect.arrayContaining([
            expect.objectContaining({ name: 'saved', data: expect.objectContaining({ tags: ['a', 'b'] }) }),
          ]),
        );
      expect((await host.rest.get('/users/ann')).body.metadata).toEqual({ plans: ['pro', 'team'], seats: 3 });
      await host.counted('nps_widget_answered', 'npsWidget', nps);
      expect(faults).toEqual([]);
    },
  );
}
