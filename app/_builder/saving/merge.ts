import type { Fields } from '../../../ui/form/draft';
import type { Draft } from '../draft/draft';

/** The path of a value in a draft, such as `content`, `steps`, the id of a step, `title`. Rules and operator share the path `targeting`. */
export type Path = readonly [string, ...string[]];

/** A value of a draft that differs between two people, or two tabs. `mine` and `theirs` are undefined where the field is missing. */
export type Difference = { key: string; path: Path; mine: unknown; theirs: unknown; by: 'me' | 'them' | 'both' };

type Side = 'base' | 'mine' | 'theirs';
type Sides = Record<Side, unknown>;
const SIDES: readonly Side[] = ['base', 'mine', 'theirs'];

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const idsOf = (value: unknown): string | undefined => {
  if (!Array.isArray(value)) return undefined;
  const ids = value.map((entry) => (isObject(entry) && typeof entry.id === 'string' ? entry.id : undefined));
  return ids.includes(undefined) || new Set(ids).size < ids.length ? undefined : ids.join(' ');
};

/** True when all sides have the same entries in the same order, so that entries can be compared one by one. */
const sameEntries = (sides: Sides): boolean => {
  const ids = idsOf(sides.base);
  return ids !== undefined && SIDES.every((side) => idsOf(sides[side]) === ids);
};

const each = (sides: Sides, read: (value: Fields) => unknown): Sides =>
  Object.fromEntries(SIDES.map((side) => [side, read((sides[side] ?? {}) as Fields)])) as Sides;

function compare(path: Path, sides: Sides, found: Difference[]): void {
  const { base, mine, theirs } = sides;
  if (same(mine, theirs)) return;
  if (sameEntries(sides)) {
    for (const { id } of base as { id: string }[]) {
      const entries = each(sides, (list) => (list as unknown as Fields[]).find((entry) => entry.id === id));
      compareFields([...path, id], entries, found);
    }
    return;
  }
  const by = same(base, theirs) ? 'me' : same(base, mine) ? 'them' : 'both';
  found.push({ key: path.join(' '), path, mine, theirs, by });
}

function compareFields(path: Path, sides: Sides, found: Difference[]): void {
  const keys = new Set(SIDES.flatMap((side) => Object.keys((sides[side] ?? {}) as Fields)));
  for (const key of keys)
    compare(
      [...path, key],
      each(sides, (fields) => fields[key]),
      found,
    );
}

const targetingOf = ({ rules, ruleLogicalOperator }: Draft) => ({ rules, ruleLogicalOperator });

/** What differs between `mine` and `theirs`, both edited from `base`: by field, and by entry if none was added, removed or moved. */
export function differencesOf(base: Draft, mine: Draft, theirs: Draft): Difference[] {
  const drafts = { base, mine, theirs };
  const found: Difference[] = [];
  for (const key of ['name', 'folderId', 'themeId'] as const)
    compare(
      [key],
      each(drafts, (draft) => draft[key]),
      found,
    );
  for (const part of ['content', 'settings'] as const)
    compareFields(
      [part],
      each(drafts, (draft) => draft[part]),
      found,
    );
  compare(
    ['targeting'],
    each(drafts, (draft) => targetingOf(draft as Draft)),
    found,
  );
  return found;
}

/** A copy of `value` with `put` at a path, whose segments are keys of objects and IDs of entries. */
function withAt(value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value))
    return value.map((entry: { id?: unknown }) => (entry.id === key ? withAt(entry, rest, put) : entry));
  const { [key]: old, ...others } = value as Fields;
  const now = withAt(old, rest, put);
  return now === undefined ? others : { ...(value as Fields), [key]: now };
}

/** `theirs` with the values of `mine` at the places that `keepsMine` selects. */
export function withMine(
  theirs: Draft,
  places: readonly Difference[],
  keepsMine: (place: Difference) => boolean,
): Draft {
  let draft = theirs;
  for (const { path, mine } of places.filter(keepsMine))
    draft = path[0] === 'targeting' ? { ...draft, ...(mine as object) } : (withAt(draft, path, mine) as Draft);
  return draft;
}
