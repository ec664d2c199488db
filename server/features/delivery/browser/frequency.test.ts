import { expect, test } from 'vitest';
import { HOUR_MS } from '../../../../widgets/targeting/dates';
import { frequencyBlock, type Seen } from './eligible';
import type { LiveWidget } from './live';

const NOW = new Date('2026-06-01T12:00:00Z');
const hoursAgo = (hours: number) => NOW.getTime() - hours * HOUR_MS;
const never: Seen = { shows: 0, lastSeen: 0, snoozedAt: 0, dismissedAt: 0, completed: false };
const blockOf = (mode: string, settings: object, seen: Partial<Seen>) =>
  frequencyBlock({ offer: { mode }, settings } as LiveWidget, { ...never, ...seen }, NOW);

test('a tour whose beacon was dismissed without a start counts from then', () => {
  const daily = { frequency: { intervalHours: 24 } };
  expect(blockOf('interval', daily, {})).toBe(undefined);
  expect(blockOf('interval', daily, { dismissedAt: hoursAgo(1) })).toBe('interval');
  expect(blockOf('interval', daily, { dismissedAt: hoursAgo(25) })).toBe(undefined);
  // The interval is that between two displays: closing the widget late does not extend it.
  expect(blockOf('interval', daily, { shows: 1, lastSeen: hoursAgo(25), dismissedAt: hoursAgo(1) })).toBe(undefined);
  expect(blockOf('once', {}, { dismissedAt: hoursAgo(1) })).toBe('once');
  expect(blockOf('always', {}, { dismissedAt: hoursAgo(1) })).toBe(undefined);
});

test('a widget that was dismissed after its snooze does not show again because of the snooze', () => {
  const snoozed = { shows: 1, lastSeen: hoursAgo(30), snoozedAt: hoursAgo(29) };
  expect(blockOf('once', { snoozeHours: 48 }, snoozed)).toBe('snoozed');
  expect(blockOf('once', { snoozeHours: 24 }, snoozed)).toBe(undefined);
  expect(blockOf('once', { snoozeHours: 24 }, { ...snoozed, dismissedAt: hoursAgo(1) })).toBe('once');
  expect(blockOf('until-closed', { snoozeHours: 24 }, { ...snoozed, dismissedAt: hoursAgo(1) })).toBe('closed');
});
