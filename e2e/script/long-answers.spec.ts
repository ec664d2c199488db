import { hostOf } from '../support/host';
import { expect, test } from '../support/test';

const QUESTIONS = [
  { id: 'ease', question: 'How easy?', type: 'rating', scale: 5 },
  { id: 'why', question: 'Why?', type: 'text' },
];

test('an answer that is sent half an hour after the rating completes the same response', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const id = await host.live('nps-widgets', { name: 'NPS', settings: { question: 'How likely?' } });
  await page.clock.install();
  await host.visit();
  await page.getByRole('radio', { name: '9', exact: true }).click();
  const responses = async () => (await host.rest.get(`/nps-widgets/${id}/responses`)).body.data;
  await expect.poll(responses).toMatchObject([{ rating: '9', isComplete: false }]);
  await page.clock.fastForward(31 * 60_000);
  await page.getByRole('textbox').first().fill('Saves time');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(responses).toMatchObject([{ rating: '9', comment: 'Saves time', isComplete: true }]);
  await host.counted('nps_widget_answered', 'npsWidget', id);
});

for (const what of ['closed', 'completed'] as const)
  test(`a survey for each session that is ${what} in another tab keeps the answers of this tab`, async ({
    page,
    company,
    request,
    context,
  }) => {
    const host = hostOf({ page, company, request });
    const id = await host.live('micro-surveys', {
      name: 'Survey',
      settings: { displayTrigger: 'immediate', questions: QUESTIONS, frequency: { mode: 'session' } },
    });
    const responses = async () => (await host.rest.get(`/micro-surveys/${id}/responses`)).body.data;
    await host.visit();
    await page.getByRole('radio', { name: '4', exact: true }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    const other = await context.newPage();
    await hostOf({ page: other, company, request }).visit();
    // The other tab continues the same response.
    await expect(other.getByRole('radio', { name: '4', exact: true })).toHaveAttribute('aria-checked', 'true');
    if (what === 'completed') {
      await other.getByRole('button', { name: 'Next' }).click();
      await other.getByRole('textbox').fill('Short');
      await other.getByRole('button', { name: 'Send' }).click();
      await expect(other.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    }
    await other.getByRole('button', { name: 'Close' }).click();
    await expect(other.locator('docent-widget')).toHaveCount(0);
    await page.getByRole('textbox').fill('Quick');
    await page.getByRole('button', { name: 'Send' }).click();
    const own = { answers: { ease: 4, why: 'Quick' }, isComplete: true };
    const others = { answers: { ease: 4, why: 'Short' }, isComplete: true };
    await expect.poll(responses).toMatchObject(what === 'completed' ? [own, others] : [own]);
  });

for (const mode of ['once', 'session', 'until-closed'] as const)
  test(`a survey with the frequency ${mode} continues after a reload and completes the same response`, async ({
    page,
    company,
    request,
  }) => {
    const host = hostOf({ page, company, request });
    const frequency = mode === 'until-closed' ? {} : { frequency: { mode } };
    const settings = { displayTrigger: 'immediate', questions: QUESTIONS, ...frequency };
    const id = await host.live('micro-surveys', { name: 'Survey', settings });
    const responses = async () => (await host.rest.get(`/micro-surveys/${id}/responses`)).body.data;
    await host.visit();
    await page.getByRole('radio', { name: '4', exact: true }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(responses).toMatchObject([{ answers: { ease: 4 }, isComplete: false }]);
    await page.reload();
    await expect(page.getByRole('radio', { name: '4', exact: true })).toHaveAttribute('aria-checked', 'true');
    // The script decides again what the page shows.
    await page.evaluate(() => history.pushState(null, '', '?again'));
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('textbox').fill('Quick');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(responses).toMatchObject([{ answers: { ease: 4, why: 'Quick' }, isComplete: true }]);
  });
