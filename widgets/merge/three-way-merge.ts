/** The fields of a document by path, such as `name`, `steps` and `settings.trigger`. A missing field, null and an empty list are equal. */
export type Fields = Readonly<Record<string, unknown>>;

/** A difference between two documents. `path` reads like `settings.trigger`, `steps[id=a1].title`, `steps[id=a1]` or `steps[order]`. */
export type Change = { path: string; from: unknown; to: unknown };

/** A place that both sides changed since `base`, to different values. */
export type Conflict = { path: string; base: unknown; live: unknown; draft: unknown };

type Entry = { id: string } & Record<string, unknown>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sorts object keys, because PostgreSQL returns the keys of `jsonb` in a different order. */
const sorted = (_key: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

/** A text to compare values by. A missing value, null and an empty list have the same text. */
const textOf = (value: unknown): string =>
  Array.isArray(value) && !value.length ? 'null' : JSON.stringify(value ?? null, sorted);

export const isSame = (one: unknown, other: unknown): boolean => one === other || textOf(one) === textOf(other);

/** The value as a list of entries with distinct ids; undefined for anything else. */
function entriesOf(value: unknown): Entry[] | undefined {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return undefined;
  const ids = value.map((entry) => (isRecord(entry) && typeof entry.id === 'string' ? entry.id : undefined));
  return ids.includes(undefined) || new Set(ids).size < ids.length ? undefined : value;
}

const byId = (entries: readonly Entry[]) => new Map(entries.map((entry) => [entry.id, entry]));
const idsOf = (entries: readonly Entry[]): string[] => entries.map(({ id }) => id);
/** The path of an entry of a list. */
export const entryPath = (field: string, id: string): string => `${field}[id=${id}]`;
const orderPath = (field: string): string => `${field}[order]`;
/** The field that a path begins with: `steps[id=a1].title` → `steps`. */
export const fieldOfPath = (path: string): string => path.replace(/\[(id=|order\]).*$/, '');

/** The ids of `entries` that are also in `others`, in the order of `entries`. */
const common = (entries: readonly Entry[], others: ReadonlyMap<string, unknown>): string[] =>
  idsOf(entries).filter((id) => others.has(id));

const keysOf = (...records: readonly (object | undefined)[]): string[] => [
  ...new Set(records.flatMap((record) => Object.keys(record ?? {}))),
];

function changesOfEntries(field: string, from: Entry[], to: Entry[]): Change[] {
  const [before, after] = [byId(from), byId(to)];
  const changes = [...new Set([...idsOf(from), ...idsOf(to)])].flatMap((id): Change[] => {
    const [old, now] = [before.get(id), after.get(id)];
    if (!old || !now) return [{ path: entryPath(field, id), from: old ?? null, to: now ?? null }];
    return keysOf(old, now)
      .filter((key) => !isSame(old[key], now[key]))
      .map((key) => ({ path: `${entryPath(field, id)}.${key}`, from: old[key] ?? null, to: now[key] ?? null }));
  });
  const [was, is] = [common(from, after), common(to, before)];
  return isSame(was, is) ? changes : [...changes, { path: orderPath(field), from: was, to: is }];
}

/** What differs between two documents: field by field, and in lists whose entries have ids, entry by entry. */
export const changesBetween = (from: Fields, to: Fields): Change[] =>
  keysOf(from, to).flatMap((field): Change[] => {
    if (isSame(from[field], to[field])) return [];
    const [before, after] = [entriesOf(from[field]), entriesOf(to[field])];
    if (before && after && before.length + after.length) return changesOfEntries(field, before, after);
    return [{ path: field, from: from[field] ?? null, to: to[field] ?? null }];
  });

/** Merges three values into one. In a conflict, the value of the draft is used, and the conflict is added to `conflicts`. */
function mergeValue(path: string, base: unknown, live: unknown, draft: unknown, conflicts: Conflict[]): unknown {
  if (isSame(live, draft) || isSame(base, draft)) return live;
  if (!isSame(base, live)) conflicts.push({ path, base: base ?? null, live: live ?? null, draft: draft ?? null });
  return draft;
}

/** Merges three versions of an entry; undefined if the entry is removed. */
function mergeEntry(
  path: string,
  base: Entry | undefined,
  live: Entry | undefined,
  draft: Entry | undefined,
  conflicts: Conflict[],
): Entry | undefined {
  if (!live || !draft) return mergeValue(path, base, live, draft, conflicts) as Entry | undefined;
  const values = keysOf(live, draft, base).map((key) => [
    key,
    mergeValue(`${path}.${key}`, base?.[key], live[key], draft[key], conflicts),
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Entry;
}

/** Inserts each id of `added` after the closest id that precedes it in `source`; at the front if there is none. */
function insert(order: string[], added: readonly string[], source: readonly string[]): string[] {
  const result = [...order];
  for (const id of added) {
    const before = source.slice(0, source.indexOf(id)).findLast((one) => result.includes(one));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  }
  return result;
}

function mergeEntries(field: string, base: Entry[], live: Entry[], draft: Entry[], conflicts: Conflict[]): Entry[] {
  const [ofBase, ofLive, ofDraft] = [byId(base), byId(live), byId(draft)];
  const merged = new Map<string, Entry>();
  for (const id of new Set([...idsOf(live), ...idsOf(draft), ...idsOf(base)])) {
    const entry = mergeEntry(entryPath(field, id), ofBase.get(id), ofLive.get(id), ofDraft.get(id), conflicts);
    if (entry) merged.set(id, entry);
  }
  const inAll = (entries: Entry[]) =>
    idsOf(entries).filter((id) => ofBase.has(id) && ofLive.has(id) && ofDraft.has(id));
  const order = mergeValue(orderPath(field), inAll(base), inAll(live), inAll(draft), conflicts);
  const [leading, other] = isSame(order, inAll(draft)) && !isSame(order, inAll(live)) ? [draft, live] : [live, draft];
  const [first, second] = [idsOf(leading).filter((id) => merged.has(id)), idsOf(other).filter((id) => merged.has(id))];
  const all = insert(
    first,
    second.filter((id) => !first.includes(id)),
    second,
  );
  return all.flatMap((id) => merged.get(id) ?? []);
}

/**
 * Merges two changed versions of the same document. A field that one side changed has that side's value; in lists whose entries have ids,
 * entries are merged one by one. A field that both sides changed to different values is a conflict: the result has the draft's value.
 */
export function threeWayMerge(base: Fields, live: Fields, draft: Fields): { fields: Fields; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const fields = keysOf(live, draft, base).map((field) => {
    const sides = [base[field], live[field], draft[field]] as const;
    const lists = sides.map(entriesOf);
    const [ofBase, ofLive, ofDraft] = lists;
    const isList = ofBase && ofLive && ofDraft && lists.some((list) => list?.length);
    return [
      field,
      isList ? mergeEntries(field, ofBase, ofLive, ofDraft, conflicts) : mergeValue(field, ...sides, conflicts),
    ];
  });
  return { fields: Object.fromEntries(fields.filter(([, value]) => value !== undefined)), conflicts };
}

const PLACE_IN_LIST = /^\[(?:id=(?<id>.+?)\](?:\.(?<key>[^[\]]+))?|order\])$/;

/** What a path names: a field (`isWhole`), an entry of a list (`id`), a field of an entry (`id` and `key`), or the order of a list. */
type Place = { field: string; isWhole: boolean; id?: string | undefined; key?: string | undefined };

function placeOf(path: string, fields: readonly string[]): Place | undefined {
  if (fields.includes(path)) return { field: path, isWhole: true };
  const field = fields.find((one) => path.startsWith(`${one}[`));
  const match = field === undefined ? null : PLACE_IN_LIST.exec(path.slice(field.length));
  if (field === undefined || !match) return undefined;
  return { field, isWhole: false, id: match.groups?.id, key: match.groups?.key };
}

function replaceInList(list: Entry[], source: Entry[], { id, key }: Place): Entry[] {
  if (id === undefined) {
    const [known, wanted] = [byId(list), byId(source)];
    const order = common(source, known);
    const ids = insert(
      order,
      idsOf(list).filter((one) => !wanted.has(one)),
      idsOf(list),
    );
    return ids.flatMap((one) => known.get(one) ?? []);
  }
  const entry = byId(source).get(id);
  if (key !== undefined) {
    const withKey = ({ [key]: _, ...rest }: Entry): Entry =>
      (entry?.[key] === undefined ? rest : { ...rest, [key]: entry[key] }) as Entry;
    return list.map((one) => (one.id === id ? withKey(one) : one));
  }
  if (!entry) return list.filter((one) => one.id !== id);
  if (byId(list).has(id)) return list.map((one) => (one.id === id ? entry : one));
  const known = new Map([...byId(list), [id, entry]]);
  return insert(idsOf(list), [id], idsOf(source)).flatMap((one) => known.get(one) ?? []);
}

/**
 * Replaces the value at a path with the value that `source` has there.
 * @param path in the form that `changesBetween` returns
 * @returns the changed document; undefined if the path is in neither document
 */
export function withValueOf(fields: Fields, source: Fields, path: string): Fields | undefined {
  const place = placeOf(path, keysOf(fields, source));
  if (!place) return undefined;
  const { field, isWhole } = place;
  const [list, from] = [entriesOf(fields[field]), entriesOf(source[field])];
  const value = isWhole || !list || !from ? source[field] : replaceInList(list, from, place);
  const { [field]: _, ...rest } = fields;
  return value === undefined ? rest : { ...rest, [field]: value };
}

/** Replaces the values at several paths with those of `source`. Paths that are in neither document are skipped. */
export const withValuesOf = (fields: Fields, source: Fields, paths: readonly string[]): Fields =>
  paths.reduce((all, path) => withValueOf(all, source, path) ?? all, fields);
