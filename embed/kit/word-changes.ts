import { type ChangeObject, diffWordsWithSpace } from 'diff';

/** Longer texts are shown whole, one below the other: marking their words would take too long. */
const MAX_MARKED_LENGTH = 4_000;
const MIN_SAME_SHARE = 0.4;

type Words = Pick<ChangeObject<string>, 'value' | 'added' | 'removed'>;

const isBlank = (text: string): boolean => !text.trim();

/** One run of changes: what was removed, then what was added. If one of the two is only spaces, the run stays as it is. */
function joined(run: readonly Words[]): readonly Words[] {
  const sideOf = (other: 'added' | 'removed') =>
    run
      .filter((part) => !part[other])
      .map(({ value }) => value)
      .join('');
  const [removed, added] = [sideOf('added'), sideOf('removed')];
  if (run.length < 3 || isBlank(removed) || isBlank(added)) return run;
  return [
    { value: removed, added: false, removed: true },
    { value: added, added: true, removed: false },
  ];
}

/** Joins changes that only spaces separate, so that people read a phrase before and after rather than every other word. */
function joinRuns(words: readonly Words[]): Words[] {
  const isChange = (part: Words | undefined) => Boolean(part?.added || part?.removed);
  const runs: Words[][] = [];
  let current: Words[] | undefined;
  for (const [index, part] of words.entries()) {
    const isInRun = isChange(part) || (current && isBlank(part.value) && isChange(words[index + 1]));
    if (isInRun && current) current.push(part);
    else runs.push([part]);
    current = isInRun ? runs.at(-1) : undefined;
  }
  return runs.flatMap(joined);
}

/** The words of a text before and after; undefined if so few words are the same that two whole texts are easier to read. */
export function wordChanges(from: string, to: string) {
  if (from.length + to.length > MAX_MARKED_LENGTH) return undefined;
  const words = diffWordsWithSpace(from, to);
  const same = words.filter(({ added, removed }) => !added && !removed).map(({ value }) => value);
  const share = same.join('').replace(/\s/g, '').length / Math.max(from.length, to.length);
  return share >= MIN_SAME_SHARE ? joinRuns(words) : undefined;
}
