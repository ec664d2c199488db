import type { Page } from 'playwright/test';
import { hostOf } from '../support/host';
import { expect, test } from '../support/test';

const QUESTIONS = [
  { id: 'ease', question: 'How easy?', type: 'rating', scale: 5 },
  { id: 'why', question: 'Why?', type: 'text' },
];

/** Waits until the script has decided what the page shows, after the answer of the server. */
async function visitAndDecide(page: Page, visit: () => Promise<unknown>) {
  const answer = page.waitForResponse((response) => response.url().includes('/bootstrap'));
  await visit();
  await (await answer).finished();
  // A change of the page makes the script decide again, at most every 300 ms.
  await page.evaluate(async () => {
    for (let round = 0; round < 5; round += 1) {
      document.body.append(document.createElement('i'));
      await new Promise((resolve) => setTimeout(resolve, 350));
    }
  });
}

for (const mode of ['until-closed', 'once', 'session', 'until-completed'] as const)
  test(`a completed survey with the frequency ${mode} does not return if the thanks were left open`, async ({
    page,
    company,
    request,
  }) => {
    const host = hostOf({ page, company, request });
    const settings = { displayTrigger: 'immediate', questions: QUESTIONS, frequency: { mode } };
    const id = await host.live('micro-surveys', { name: 'Survey', settings });
    await host.visit();
    await page.getByRole('radio', { name: '4', exact: true }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('textbox').fill('Quick');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    const responses = async () => (await host.rest.get(`/micro-surveys/${id}/responses`)).body.data;
    await expect.poll(responses).toMatchObject([{ isComplete: true }]);
    await visitAndDecide(page, () => host.visit('/reports'));
    await expect(page.locator('docent-widget')).toHaveCount(0);
    await host.counted('micro_survey_shown', 'microSurvey', id);
  });

test('an unfinished survey that can no longer be continued does not return', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  const settings = { displayTrigger: 'immediate', questions: QUESTIONS, frequency: { mode: 'once' } };
  const id = await host.live('micro-surveys', { name: 'Survey', settings });
  await host.visit();
  await page.getByRole('radio', { name: '4', exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  const responses = async () => (await host.rest.get(`/micro-surveys/${id}/responses`)).body.data;
  await expect.poll(responses).toMatchObject([{ answers: { ease: 4 } }]);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.includes('given:')) ?? '';
    const given = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...given, revision: given.revision - 1_860_000 }));
  });
  await visitAndDecide(page, () => page.reload());
  await expect(page.locator('docent-widget')).toHaveCount(0);
  await host.counted('micro_survey_shown', 'microSurvey', id);
});

test('an answer is kept if its question is removed while the survey is open', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  const settings = { displayTrigger: 'immediate', questions: QUESTIONS };
  const id = await host.live('micro-surveys', { name: 'Survey', settings });
  const responses = async () => (await host.rest.get(`/micro-surveys/${id}/responses`)).body.data;
  await host.visit();
  await page.getByRole('radio', { name: '4', exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(responses).toMatchObject([{ answers: { ease: 4 } }]);
  await host.rest.patch(`/micro-surveys/${id}`, { settings: { ...settings, questions: [QUESTIONS[1]] } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Why?' })).toBeVisible();
  await page.getByRole('textbox').fill('Quick');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(responses).toMatchObject([{ answers: { ease: 4, why: 'Quick' }, isComplete: true }]);
  await host.counted('micro_survey_answered', 'microSurvey', id, 2);
});

test('answers on a page that does not identify the user are stored', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  const settings = { displayTrigger: 'immediate', questions: QUESTIONS };
  const id = await host.live('micro-surveys', { name: 'Survey', settings });
  const responses = async () => (await host.rest.get(`/micro-surveys/${id}/responses`)).body.data;
  await host.visit('/', [['identifyUser', 'ann', {}]]);
  await page.getByRole('radio', { name: '4', exact: true }).click();
  await expect.poll(responses).toMatchObject([{ answers: { ease: 4 }, userId: 'ann' }]);
  await host.visit('/reports');
  await page.getByRole('radio', { name: '5', exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox').fill('Quick');
  await page.getByRole('button', { name: 'Send' }).click();
  const own = { answers: { ease: 5, why: 'Quick' }, userId: 'ann', isComplete: true };
  await expect.poll(responses).toMatchObject([own]);
});

for (const calls of [[], [['identifyUser', 'ann', {}]]])
  test(`a comment completes the rating although the host clears the storage (${calls.length ? 'user' : 'visitor'})`, async ({
    page,
    company,
    request,
  }) => {
    const host = hostOf({ page, company, request });
    const id = await host.live('nps-widgets', { name: 'NPS', settings: { question: 'How likely?' } });
    const responses = async () => (await host.rest.get(`/nps-widgets/${id}/responses`)).body.data;
    await host.visit('/', calls);
    await page.getByRole('radio', { name: '9', exact: true }).click();
    await expect.poll(responses).toMatchObject([{ rating: '9', isComplete: false }]);
    await page.evaluate(() => localStorage.clear());
    await page.getByRole('textbox').first().fill('Saves time');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(responses).toMatchObject([{ rating: '9', comment: 'Saves time', isComplete: true }]);
    await host.counted('nps_widget_answered', 'npsWidget', id);
  });
