import { expect, test } from 'vitest';
import { openTestCaller } from '../../testing/caller';

/** Enough calls that fewer than half finish first when companies take turns. Without turns, all would. */
const STORM = 400;

/** Counts how many concurrent calls of one company were answered before a later call of another company. */
async function answeredBefore(call: 'count' | 'list'): Promise<number> {
  const [busy, other] = [await openTestCaller(), await openTestCaller()];
  // Opens the database connections first: that takes longer than the measured calls.
  await Promise.all(Array.from({ length: 20 }, () => other.api.productTours.list({})));
  const calls = {
    count: () => busy.api.segments.count({ rules: [{ type: 'all-pages' }] }),
    list: () => busy.api.productTours.list({}),
  };
  let answered = 0;
  const storm = Array.from({ length: STORM }, () =>
    calls[call]().then(
      () => {
        answered += 1;
      },
      () => {},
    ),
  );
  await other.api.productTours.list({});
  const before = answered;
  await Promise.all(storm);
  return before;
}

test.each(['count', 'list'] as const)(
  'many concurrent %s calls of a company do not delay another company',
  async (call) => {
    expect(await answeredBefore(call)).toBeLessThan(STORM / 2);
  },
);

test('calls that wait too long fail as unavailable', async () => {
  const { api } = await openTestCaller();
  const calls = Array.from({ length: 2_000 }, () => api.productTours.list({}));
  const codes = (await Promise.allSettled(calls)).flatMap((one) =>
    one.status === 'rejected' ? [one.reason.code] : [],
  );
  expect(new Set(codes)).toEqual(new Set(['SERVICE_UNAVAILABLE']));
  expect(codes.length).toBeLessThan(2_000);
});
