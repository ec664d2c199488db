import { definitionOf } from '../../../../widgets/contract/registry';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { type DocentError, found, invalid } from '../../../platform/errors';
import { percent } from '../../../platform/percent';
import { dashboardUrl } from '../../widgets/rows';
import { countEvents, type EntityCount } from '../events/count';
import { isUncondensed, requireUncondensed, requireWholeDays } from '../events/horizon';
import { eventsWith, WIDGET_ENTITIES, type WidgetEntity } from '../events/outcomes';
import { countStages, type Stage, type Stages } from './drops';
import { changePp } from './features';
import { before, daysOf, inCalendar, type Period, readPeriod } from './period';
import { MIN_SAMPLE, type Ranking, type RankingInput } from './schema';

type Ranked = Ranking['data'][number];
type Rates = Omit<Ranked, 'biggestDrop'>;
type Widget = { id: number; type: WidgetEntity; name: string; active: boolean };

const WIDGETS = companyStatement(
  'stats_ranked_widgets',
  `SELECT "id", "type", "name", "active" FROM "Widget"
   WHERE "companyId" = $1 AND "archivedAt" IS NULL AND "type" = ANY($2::text[])`,
);

const GROUPS = { started: new Set(eventsWith('seen')), completed: new Set(eventsWith('completed')) };

/** Maximum raw events to count, which takes the database two to three seconds. Their number is read from the rollup first. */
const MAX_EVENTS = 1_000_000;

/** The people who started and completed each widget, by widget id, and the number of events. */
async function countPeople(ctx: Ctx, entityTypes: WidgetEntity[], period: Period) {
  const { entities } = await countEvents(ctx, { entityTypes, entities: 'each', groups: GROUPS, ...inCalendar(period) });
  return {
    people: new Map(entities.map((entity) => [entity.entityId, entity.groups])),
    events: entities.reduce((sum, { totalEvents }) => sum + totalEvents, 0),
  };
}

type People = EntityCount['groups'] | undefined;

const rateOf = ({ started = 0, completed = 0 }: EntityCount['groups']): number =>
  percent(Math.min(completed, started), started);

function toRates({ id, type, name, active }: Widget, now: People = {}, then: People = {}): Rates {
  const { started = 0, completed = 0 } = now;
  const completionRate = rateOf(now);
  const previousCompletionRate = then.started ? rateOf(then) : null;
  return {
    id,
    entityType: type,
    type,
    name,
    active,
    dashboardUrl: dashboardUrl(found(definitionOf(type), 'Widget type'), id),
    started,
    completed,
    completionRate,
    previousStarted: then.started ?? 0,
    previousCompletionRate,
    changePp: previousCompletionRate === null ? null : changePp(completionRate, previousCompletionRate),
    sample: started < MIN_SAMPLE ? 'small' : 'enough',
  };
}

const shareLost = (stage: Stage | undefined, [first]: Stage[]): number | null =>
  stage && first?.users ? percent(Math.min(stage.dropOff, first.users), first.users) : null;

/** The first of the stages that lose the most people; null if no stage loses any. */
function biggestDrop({ now, before: then }: Stages, isBeforeKept: boolean): Ranked['biggestDrop'] {
  const most = Math.max(0, ...now.map(({ dropOff }) => dropOff));
  const at = now.findIndex(({ dropOff }) => dropOff === most);
  const stage = now[at];
  const share = shareLost(stage, now);
  if (!stage || most === 0 || share === null) return null;
  const { key, label, id, title } = stage;
  const previousShare = isBeforeKept ? shareLost(then[at], then) : null;
  return {
    key,
    label,
    id,
    title,
    lost: most,
    share,
    previousShare,
    changePp: previousShare === null ? null : changePp(share, previousShare),
  };
}

/** Whether there are few enough raw events to count: in `period` (`now`), and in it and the previous period together (`both`). */
type Countable = { period: Period; now: boolean; both: boolean };

/** Adds the stage that loses the most people; null for all widgets if the period has too many events, or some of them are condensed. */
async function withDrops(ctx: Ctx, rated: Rates[], { period, now, both }: Countable): Promise<Ranked[]> {
  const previous = inCalendar(before(period));
  const from = both ? previous.from : period.from;
  const stages = now && rated.length ? await countStages(ctx, rated, period, from) : new Map<number, Stages>();
  // Checked after counting, since the horizon is set before events are condensed.
  const [isNowKept, isBeforeKept] = await Promise.all([isUncondensed(ctx, period), isUncondensed(ctx, previous)]);
  return rated.map((one) => {
    const own = stages.get(one.id);
    return { ...one, biggestDrop: own && isNowKept ? biggestDrop(own, both && isBeforeKept) : null };
  });
}

function tooMany(events: number, most: number): DocentError {
  const message = `The period has ${events} events; drops can be counted for at most ${most}. Select a shorter period or one type.`;
  return invalid([{ path: 'startDate', code: 'custom', message }]);
}

/** Small samples come last, in either order; at the same rate, widgets with more people come first. */
function inOrder<Row extends Rates>(rows: Row[], { order }: RankingInput, goodness: (row: Row) => number): Row[] {
  const sign = order === 'worst' ? 1 : -1;
  return rows.toSorted(
    (a, b) =>
      Number(a.sample === 'small') - Number(b.sample === 'small') ||
      sign * (goodness(a) - goodness(b)) ||
      b.started - a.started ||
      a.id - b.id,
  );
}

/**
 * Ranks the started widgets by completion rate, read from the rollup, or by their largest drop between steps, counted from raw events.
 * @throws DocentError `validation_error` for more than 366 days, and when ranking by `drop`, for a start before the horizon or a period
 * with more than `maxEvents` events.
 */
export async function rankWidgets(
  ctx: Ctx,
  input: RankingInput,
  now = new Date(),
  maxEvents = MAX_EVENTS,
): Promise<Ranking> {
  const period = readPeriod(input, now);
  const types = input.type ? [input.type] : WIDGET_ENTITIES;
  const widgets = await ctx.sql<Widget>(WIDGETS, types);
  const current = await countPeople(ctx, types, period);
  const previous = await countPeople(ctx, types, before(period));
  await requireWholeDays(ctx, [period, before(period)]);
  const rated = widgets.map((widget) => toRates(widget, current.people.get(widget.id), previous.people.get(widget.id)));
  const begun = rated.filter(({ started }) => started > 0);
  const countable = {
    period,
    now: current.events <= maxEvents,
    both: current.events + previous.events <= maxEvents,
  };
  const byDrop = async () => {
    if (!countable.now) throw tooMany(current.events, maxEvents);
    const rows = await withDrops(ctx, begun, countable);
    await requireUncondensed(ctx, period);
    return inOrder(rows, input, ({ biggestDrop }) => -(biggestDrop?.share ?? 0)).slice(0, input.limit);
  };
  const byCompletion = () =>
    withDrops(ctx, inOrder(begun, input, ({ completionRate }) => completionRate).slice(0, input.limit), countable);
  return {
    by: input.by,
    order: input.order,
    period: daysOf(period),
    previousPeriod: daysOf(before(period)),
    total: begun.length,
    notStarted: rated.filter(({ active, started }) => active && started === 0).length,
    data: await (input.by === 'drop' ? byDrop() : byCompletion()),
  };
}
