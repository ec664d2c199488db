import { expect, test } from 'vitest';
import { limitConcurrency } from './turns';

/** Work that runs until `end` is called. */
function work() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let began = false;
  const run = async () => {
    began = true;
    await ended;
    return 'done';
  };
  return { run, end, began: () => began };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));
const BOUNDS = { atOnce: 1, waiting: 1, withinMs: 60_000 };

test('work waits for work of the same name, not for that of another name', async () => {
  const turns = limitConcurrency(BOUNDS);
  const [first, second, other] = [work(), work(), work()];
  const done = [turns('a', first.run), turns('a', second.run), turns('b', other.run)];
  await settle();
  expect([first, second, other].map(({ began }) => began())).toEqual([true, false, true]);
  first.end();
  await done[0];
  await settle();
  expect(second.began()).toBe(true);
  second.end();
  other.end();
  expect(await Promise.all(done)).toEqual(['done', 'done', 'done']);
});

test('work beyond the waiting limit is refused, and later work runs as usual', async () => {
  const turns = limitConcurrency(BOUNDS);
  const [first, second, third] = [work(), work(), work()];
  const done = [turns('a', first.run), turns('a', second.run)];
  await expect(turns('a', third.run)).rejects.toMatchObject({ code: 'unavailable', reason: 'queue' });
  first.end();
  second.end();
  await Promise.all(done);
  const last = turns('a', third.run);
  await settle();
  expect(third.began()).toBe(true);
  third.end();
  await last;
});

test('work that waits too long is refused, and work that fails passes its turn on', async () => {
  const turns = limitConcurrency({ ...BOUNDS, withinMs: 1 });
  const first = work();
  const running = turns('a', async () => {
    await first.run();
    throw new Error('broken');
  });
  await expect(turns('a', first.run)).rejects.toMatchObject({ code: 'unavailable', reason: 'turn' });
  first.end();
  await expect(running).rejects.toThrow('broken');
  expect(await turns('a', first.run)).toBe('done');
});

test('a name runs more work at once while no other name has work', async () => {
  const [turns, running] = [
    limitConcurrency({ atOnce: 1, alone: 3, waiting: 10, withinMs: 60_000 }),
    new Set<string>(),
  ];
  const ends = new Map<string, () => void>();
  const begin = (name: string, label: string) =>
    turns(name, async () => {
      running.add(label);
      await new Promise<void>((resolve) => ends.set(label, resolve));
      running.delete(label);
    });
  const end = async (label: string) => {
    ends.get(label)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const all = ['a1', 'a2', 'a3', 'a4'].map((label) => begin('a', label));
  await new Promise((resolve) => setImmediate(resolve));
  expect([...running]).toEqual(['a1', 'a2', 'a3']);
  all.push(begin('b', 'b1'));
  await end('a1');
  expect([...running]).toEqual(['a2', 'a3', 'b1']);
  await end('a2');
  await end('a3');
  expect([...running]).toEqual(['b1', 'a4']);
  await end('b1');
  await end('a4');
  await Promise.all(all);
});
