/** One field that differs, at `path`: `['steps', stepId, 'title']`, for example. `old` and `now` are undefined where it is missing. */
export type Difference = { path: readonly string[]; old: unknown; now: unknown };

/** Fields that every save sets, that are not content, or that only the current widget has. */
const UNCOMPARED = new Set([
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'archivedAt',
  'dashboardUrl',
  'note',
  'type',
  'companyId',
  'draft',
  'schedule',
  'unpublished',
  'warnings',
]);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The entries by ID, so that a moved step does not look like a new one; by number if any entry has no ID. */
function keyed(value: unknown[]): Record<string, unknown> {
  const ids = value.map((entry) => (isObject(entry) && typeof entry.id === 'string' ? entry.id : undefined));
  if (ids.some((id) => id === undefined)) return Object.fromEntries(value.map((entry, index) => [index + 1, entry]));
  return Object.fromEntries([...value.map((entry, index) => [ids[index], entry]), ['order', ids.join(' ')]]);
}

function walk(path: readonly string[], old: unknown, now: unknown, found: Difference[]): void {
  if (JSON.stringify(old ?? null) === JSON.stringify(now ?? null)) return;
  if (!isObject(old) || !isObject(now) || Array.isArray(old) !== Array.isArray(now)) {
    found.push({ path, old: old ?? undefined, now: now ?? undefined });
    return;
  }
  const [one, other] = [old, now].map((side) => (Array.isArray(side) ? keyed(side) : side)) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
    walk([...path, key], one[key], other[key], found);
}

/** The fields that differ between two states of a widget; where only a part of a field differs, only that part. */
export function differences(old: Record<string, unknown>, now: Record<string, unknown>): Difference[] {
  const found: Difference[] = [];
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)]))
    if (!UNCOMPARED.has(key)) walk([key], old[key], now[key], found);
  return found;
}
