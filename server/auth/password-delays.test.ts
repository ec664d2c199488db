import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database';
import { openReplicas } from '../testing/replicas';
import { tryPassword } from './password-delays';

const database = await openTestDatabase();
const MINUTE = 60_000;
const right = async () => 'in';
const wrong = async () => {
  throw new Error('wrong');
};

/** A new account, and attempts at times that the test sets. An attempt resolves with `in`, `wrong`, or the seconds to wait. */
function account() {
  const email = `${crypto.randomUUID()}@example.com`;
  let time = Date.parse('2026-03-01T00:00:00Z');
  const attempt = (password: () => Promise<string>, known = false): Promise<string | number> =>
    tryPassword(database, { email, known }, password, new Date(time)).catch((error) => {
      if (error.message === 'wrong') return 'wrong';
      if (error.details?.retryAfter === undefined) throw error;
      return Number(error.details.retryAfter);
    });
  return { email, attempt, advance: (ms: number) => void (time += ms) };
}

const FIVE = Array.from({ length: 5 });

test('five failures are free, then the delay doubles up to 15 minutes', async () => {
  const { attempt, advance } = account();
  for (const _ of FIVE) expect(await attempt(wrong)).toBe('wrong');
  const waits = [];
  for (let round = 0; round < 14; round += 1) {
    const wait = Number(await attempt(wrong));
    waits.push(wait);
    // During the delay, neither a refused attempt nor the right password changes the delay.
    advance(wait * 1000 - 1);
    expect(await attempt(right)).toBe(1);
    advance(1);
    expect(await attempt(wrong)).toBe('wrong');
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900]);
});

test('the right password ends the delay only for its kind of browser, known or new', async () => {
  const { attempt, advance } = account();
  for (const known of [true, false]) for (const _ of FIVE) await attempt(wrong, known);
  expect([await attempt(right), await attempt(right, true)]).toEqual([1, 1]);
  advance(1_000);
  expect(await attempt(right, true)).toBe('in');
  for (const _ of FIVE) expect(await attempt(wrong, true)).toBe('wrong');
  expect(await attempt(right)).toBe('in');
  expect(await attempt(right)).toBe('in');
});

test('one failure is forgotten every 15 minutes, and all after a day', async () => {
  const { attempt, advance } = account();
  for (const wait of [0, 0, 0, 0, 0, 1, 2, 4]) {
    advance(wait * 1000);
    expect(await attempt(wrong)).toBe('wrong');
  }
  expect(await attempt(wrong)).toBe(8);
  advance(30 * MINUTE);
  // Two of eight failures are forgotten, and one is added: the delay is that of seven failures.
  expect(await attempt(wrong)).toBe('wrong');
  expect(await attempt(wrong)).toBe(4);
  advance(24 * 60 * MINUTE);
  for (const _ of FIVE) expect(await attempt(wrong)).toBe('wrong');
  expect(await attempt(wrong)).toBe(1);
});

test('all concurrent guesses count; each account has one delay, whatever the case and spacing of its email address', async () => {
  const { email, attempt } = account();
  const answers = await Promise.all(Array.from({ length: 40 }, () => attempt(wrong)));
  expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(5);
  expect(answers.filter((answer) => answer === 1)).toHaveLength(35);
  await expect(
    tryPassword(database, { email: ` ${email.toUpperCase()}`, known: false }, right, new Date('2026-03-01')),
  ).rejects.toMatchObject({ code: 'rate_limit_exceeded' });
  expect(await account().attempt(right)).toBe('in');
});

const replicas = await openReplicas();

test.skipIf(!replicas)('replicas count together', async () => {
  const tried = { email: 'both@example.com', known: false };
  // Use today, because the first attempt on a replica deletes rows that are older than a day.
  const now = new Date();
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => replicas ?? []).flatMap((both) =>
      both.map((one) => tryPassword(one, tried, wrong, now)),
    ),
  );
  const messages = answers.map((answer) => answer.status === 'rejected' && answer.reason.message);
  expect(messages.filter((message) => message === 'wrong')).toHaveLength(5);
  expect(messages).toHaveLength(40);
});
