import { expect, test } from 'vitest';
import { fairShare } from './fair-share';

test('beyond the limit, the most active addresses are rejected and others are served', () => {
  const count = fairShare(() => 0);
  const over = Array.from({ length: 6_300 }, (_, at) => count(1, `loud ${at % 24}`, 6_000)).filter((one) => one.over);
  expect(over).toHaveLength(300);
  for (let at = 0; at < 50; at += 1) expect(count(1, 'quiet', 6_000).over).toBe(false);
  expect(count(1, 'loud 0', 6_000).over).toBe(true);
  expect(count(2, 'loud 0', 6_000).over).toBe(false);
});

test('beyond the limit, an address gets half of its fair share, and at twice the limit all requests are rejected', () => {
  const count = fairShare(() => 0);
  const answered = (address: string, times: number) =>
    Array.from({ length: times }, () => count(1, address, 100)).filter(({ over }) => !over).length;
  expect(answered('loud', 200)).toBe(100);
  expect(answered('other', 200)).toBe(25);
  const many = Array.from({ length: 500 }, (_, at) => answered(`once ${at}`, 1)).reduce((sum, one) => sum + one, 0);
  expect(many).toBe(75);
});

test('a new window begins after a minute', () => {
  let time = 0;
  const count = fairShare(() => time);
  for (let at = 0; at < 3; at += 1) count(1, 'a', 2);
  expect(Array.from({ length: 30 }, () => count(1, 'a', 2).over).includes(true)).toBe(true);
  time = 60_000;
  expect(count(1, 'a', 2)).toEqual({ over: false, window: { count: 1, resetAt: 120_000 } });
});
