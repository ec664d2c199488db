import { definitionOf } from '../../../widgets/contract/registry';
import { momentOf } from '../../../widgets/targeting/dates';
import type { Ctx } from '../../auth/context';
import { moment } from '../../operations/dates';
import { iso } from '../../operations/wire';
import { found } from '../../platform/errors';
import { postUrl } from '../content/changelog-posts/subject';
import { itemUrl } from '../content/roadmap-items/subject';
import { dashboardUrl } from '../widgets/rows';
import { type CalendarInput, type Entity, type Entry, MAX_LISTED } from './schema';
import { ENTRIES, LIVE, TIME_ZONE } from './statements';

type Named = { type: string; id: number; name: string };
type EntryRow = Named &
  Pick<Entry, 'action' | 'state' | 'scheduleId' | 'reason' | 'createdBy'> & {
    /** The changelog or roadmap. */
    parentId: number | null;
    at: Date;
    ranAt: Date | null;
  };
type LiveRow = Named & { startAt: unknown; endAt: unknown; since: Date; takeDownAt: Date | null };
type Range = { from: Date; to: Date; now: Date };

/** The entity of a row; undefined for a widget of a type that does not exist any more. */
function toEntity({ type, id, name }: Named, parentId: number | null): Entity | undefined {
  const none = { widgetType: null, changelogId: null, roadmapId: null };
  if (type === 'changelog_post') {
    const changelogId = parentId ?? 0;
    return { ...none, type, id, name, changelogId, dashboardUrl: postUrl({ changelogId, postId: id }) };
  }
  if (type === 'roadmap_item') {
    const roadmapId = parentId ?? 0;
    return { ...none, type, id, name, roadmapId, dashboardUrl: itemUrl({ roadmapId, itemId: id }) };
  }
  const definition = definitionOf(type);
  if (!definition) return undefined;
  const { entityType, path } = definition;
  return { ...none, type: entityType, id, name, widgetType: path, dashboardUrl: dashboardUrl(definition, id) };
}

function toEntry({ at, ranAt, action, state, scheduleId, reason, createdBy, parentId, ...named }: EntryRow): Entry[] {
  const entity = toEntity(named, parentId);
  if (!entity) return [];
  return [{ entity, action, at: iso(at), state, scheduleId, ranAt: ranAt && iso(ranAt), reason, createdBy }];
}

/** The moment of a stored setting; undefined for none. */
const settingOf = (value: unknown): number | undefined => (typeof value === 'string' ? momentOf(value) : undefined);

/** `startAt` and `endAt` of a live widget within the range. */
function momentsOf(row: LiveRow, { from, to, now }: Range): Entry[] {
  const entity = toEntity(row, null);
  if (!entity) return [];
  const moments = [
    { action: 'start' as const, ms: settingOf(row.startAt) },
    { action: 'end' as const, ms: settingOf(row.endAt) },
  ];
  return moments.flatMap(({ action, ms }): Entry[] => {
    if (ms === undefined || ms < from.getTime() || ms >= to.getTime()) return [];
    const state = ms > now.getTime() ? 'pending' : 'done';
    const none = { scheduleId: null, ranAt: null, reason: null, createdBy: null };
    return [{ entity, action, at: iso(new Date(ms)), state, ...none }];
  });
}

/** When a live widget is shown, if that overlaps the range. */
function runningOf(row: LiveRow, { from, to }: Range) {
  const entity = toEntity(row, null);
  const since = Math.max(row.since.getTime(), settingOf(row.startAt) ?? 0);
  const ends = [settingOf(row.endAt), row.takeDownAt?.getTime()].filter((one) => one !== undefined);
  const until = ends.length ? Math.min(...ends) : undefined;
  if (!entity || since >= to.getTime() || (until !== undefined && (until <= from.getTime() || until <= since)))
    return [];
  return [{ entity, since: iso(new Date(since)), until: until === undefined ? null : iso(new Date(until)) }];
}

/** Lists what is planned and what was done from `from` until `to`, and the live widgets that are shown in this time. */
export async function getSchedule(ctx: Ctx, input: CalendarInput) {
  const range = { from: moment(input.from), to: moment(input.to), now: new Date() };
  const [rows, live, [company]] = await Promise.all([
    ctx.sql<EntryRow>(ENTRIES, range.from, range.to, MAX_LISTED + 1),
    ctx.sql<LiveRow>(LIVE, MAX_LISTED + 1),
    ctx.sql<{ timeZone: string | null }>(TIME_ZONE),
  ]);
  const entries = [...rows.flatMap(toEntry), ...live.flatMap((row) => momentsOf(row, range))].sort((a, b) =>
    a.at < b.at ? -1 : Number(a.at > b.at),
  );
  const running = live.flatMap((row) => runningOf(row, range)).sort((a, b) => (a.since < b.since ? -1 : 1));
  return {
    timeZone: found(company, 'Company').timeZone,
    entries: entries.slice(0, MAX_LISTED),
    running: running.slice(0, MAX_LISTED),
    truncated: entries.length > MAX_LISTED || live.length > MAX_LISTED,
  };
}
