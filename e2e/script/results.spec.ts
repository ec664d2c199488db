import type { Page } from 'playwright/test';
import { hostOf } from '../support/host';
import { expect, test } from '../support/test';

/** The number of people, each with a separate browser context. `PEOPLE=200` sets another number. */
const PEOPLE = Number(process.env.PEOPLE ?? 6);

const AT_ONCE = 3;

const FACES = ['😀', '😐', '🙁'];

const QUESTIONS = [
  { id: 'ease', question: 'How easy?', type: 'rating', scale: 5 },
  { id: 'mood', question: 'How do you feel?', type: 'emoji', options: FACES },
  { id: 'plan', question: 'Which plan?', type: 'single-choice', options: ['Free', 'Pro', 'Team'] },
  { id: 'uses', question: 'What for?', type: 'multiple-choice', options: ['Reports', 'Exports', 'Alerts'] },
  { id: 'again', question: 'Again?', type: 'yes-no' },
  { id: 'why', question: 'Why?', type: 'text' },
];

/** What the person with this number presses for each question; nothing for a question that they skip. */
const chosenBy = (at: number): Record<string, string[]> => ({
  ease: at % 7 === 6 ? [] : [String((at % 5) + 1)],
  mood: at % 5 === 4 ? [] : [FACES[at % 3] ?? ''],
  plan: [['Free', 'Pro', 'Team'][(at >> 1) % 3] ?? ''],
  uses: ['Reports', 'Exports', 'Alerts'].filter((_, index) => (at + 1) & (1 << index)),
  again: at % 4 === 3 ? [] : [at % 3 ? 'Yes' : 'No'],
  why: at % 2 ? [] : [`Because of ${at}.`],
});

async function answer(page: Page, chosen: Record<string, string[]>): Promise<void> {
  const card = page.locator('docent-widget .survey');
  for (const { id, question, type } of QUESTIONS) {
    await expect(card.getByRole('heading', { name: question })).toBeVisible();
    for (const one of chosen[id] ?? []) {
      if (type === 'text') await card.getByRole('textbox').fill(one);
      else if (type === 'emoji') await card.getByRole('radio').nth(FACES.indexOf(one)).click();
      else await card.getByRole(type === 'multiple-choice' ? 'checkbox' : 'radio', { name: one, exact: true }).click();
    }
    await card.getByRole('button', { name: /^(Next|Skip|Send)$/ }).click();
  }
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
}

test('the results of a survey match what people pressed', async ({ page, company, request, browser }) => {
  const host = hostOf({ page, company, request });
  const settings = { displayTrigger: 'immediate', questions: QUESTIONS };
  const id = await host.live('micro-surveys', { name: 'Six kinds', settings });
  const everybody = Array.from({ length: PEOPLE }, (_, at) => chosenBy(at));
  const takeSurvey = async (chosen: Record<string, string[]>) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const own = await context.newPage();
    await hostOf({ page: own, company, request }).visit();
    const sent = own.waitForResponse((response) => response.url().includes('/responses/survey') && response.ok());
    await answer(own, chosen);
    await sent;
    await context.close();
  };
  for (let at = 0; at < PEOPLE; at += AT_ONCE) await Promise.all(everybody.slice(at, at + AT_ONCE).map(takeSurvey));
  const { body } = await host.rest.get(`/micro-surveys/${id}/results`);
  expect(body.totalResponses).toBe(PEOPLE);
  for (const question of body.questions as {
    id: string;
    type: string;
    answered: number;
    skipped: number;
    average: number | null;
    answers: { value: string | number; label: string; count: number }[];
  }[]) {
    const pressed = everybody.map((chosen) => chosen[question.id] ?? []).filter((one) => one.length);
    expect([question.id, question.answered, question.skipped]).toEqual([
      question.id,
      pressed.length,
      PEOPLE - pressed.length,
    ]);
    const times = (value: string) => pressed.flat().filter((one) => one.toLowerCase() === value.toLowerCase()).length;
    for (const { value, count } of question.answers)
      expect([question.id, value, count]).toEqual([question.id, value, times(String(value))]);
    if (question.average !== null) {
      const numbers = pressed.flat().map(Number);
      expect(question.average).toBeCloseTo(numbers.reduce((sum, one) => sum + one, 0) / numbers.length, 2);
    }
  }
  const texts = (await host.rest.get(`/micro-surveys/${id}/responses?limit=100`)).body.data.flatMap(
    ({ answers }: { answers: Record<string, unknown> }) => answers.why ?? [],
  );
  if (PEOPLE <= 100) expect(texts.sort()).toEqual(everybody.flatMap(({ why = [] }) => why).sort());
});
