import { expect, test } from 'vitest';
import { withReviewOf } from './plans';

const review = { state: 'requested' as const, by: 'Ann', at: '2026-01-05T09:30:00.000Z', note: '', notes: [] };
const shown = { version: 3, review, conflicts: [{ path: 'title' }, { path: 'date' }] };

test('the shown version stays, and the review and the decided conflicts are those of what is stored', () => {
  const stored = { version: 5, review: { ...review, note: 'Ready?' }, conflicts: [{ path: 'date' }, { path: 'text' }] };
  expect(withReviewOf(shown, stored)).toEqual({ version: 3, review: stored.review, conflicts: [{ path: 'date' }] });
});

test('if no unpublished changes are stored any more, nothing is in review or in conflict', () => {
  expect(withReviewOf(shown, null)).toEqual({ version: 3, review: null, conflicts: [] });
});
