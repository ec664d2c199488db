import { definitionOf } from '../../../../widgets/contract/registry';
import { dayNumber } from '../../../../widgets/targeting/dates';
import type { Ctx } from '../../../auth/context';
import { patternInAnyCase } from '../../../database/any-case';
import { POSITIONS, pageOf, positionAfter } from '../../../operations/cursor';
import { sinceOf } from '../../../operations/dates';
import { iso } from '../../../operations/wire';
import { found } from '../../../platform/errors';
import { dayValues } from '../../analytics/events/entity-counts';
import { eventsWith, WIDGET_ENTITIES, type WidgetEntity } from '../../analytics/events/outcomes';
import { daysOf, readPeriod } from '../../analytics/stats/period';
import type { DraftRow } from '../../drafts/compare';
import { type PlannedRow, toPlanned } from '../../drafts/wire';
import { toDraftSummary } from '../detail';
import type { Draftable } from '../draft';
import { dashboardUrl, readRow, type StoredRow } from '../rows';
import { type List, type ListInput, STATUSES } from './schema';
import { LISTS } from './statements';

const SHOWN = eventsWith('seen');
const COMPLETED = eventsWith('completed');

type Counts = List['counts'];
type Row = {
  id: number;
  type: WidgetEntity;
  name: string;
  active: boolean;
  archivedAt: Date | null;
  folderId: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  updatedBy: string | null;
  updatedByKind: List['data'][number]['updatedByKind'];
  shown: number;
  completed: number;
  /** The widget with its draft, if it has unpublished changes. */
  drafted: (Pick<StoredRow, keyof Draftable> & { draft: DraftRow }) | null;
  schedule: PlannedRow[] | null;
};

function toWidget(row: Row): List['data'][number] {
  const { id, type, name, active, archivedAt, folderId, version, updatedBy, shown, completed, drafted, schedule } = row;
  const definition = found(definitionOf(type), 'Widget type');
  return {
    id,
    entityType: type,
    type,
    path: definition.path,
    name,
    active,
    archivedAt: archivedAt && iso(archivedAt),
    folderId,
    version,
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    updatedBy,
    updatedByKind: row.updatedByKind,
    dashboardUrl: dashboardUrl(definition, id),
    last30Days: { shown, completed },
    draft: drafted && toDraftSummary(definition, readRow(definition, drafted), drafted.draft),
    schedule: (schedule ?? []).map(toPlanned),
  };
}

const PLACE_FORMS = {
  name: POSITIONS.named,
  created: POSITIONS.dated,
  updated: POSITIONS.dated,
  shown: POSITIONS.counted,
  completed: POSITIONS.counted,
};

const PLACE_OF: Record<ListInput['sort'], (row: Row) => [string | number, number]> = {
  name: ({ name, id }) => [name, id],
  created: ({ createdAt, id }) => [iso(createdAt), id],
  updated: ({ updatedAt, id }) => [iso(updatedAt), id],
  shown: ({ shown, id }) => [shown, id],
  completed: ({ completed, id }) => [completed, id],
};

const statusesOf = (status: ListInput['status']): readonly (keyof Counts)[] =>
  status === 'all' ? STATUSES : status ? [status] : ['live', 'draft'];

/** One page of the widgets of every type, with the number of widgets in each status. */
export async function listLibrary(ctx: Ctx, input: ListInput, now = new Date()): Promise<List> {
  const { start, end } = daysOf(readPeriod({}, now));
  const [first, last] = [dayNumber(start), dayNumber(end) + 1];
  const statuses = statusesOf(input.status);
  const place = positionAfter(input, PLACE_FORMS[input.sort]);
  const rows = await ctx.sql<Counts & (Row | { id: null })>(
    LISTS[input.sort][input.order],
    input.type ?? null,
    statuses,
    input.folderId ?? null,
    patternInAnyCase(input.query),
    input.limit + 1,
    input.offset,
    WIDGET_ENTITIES,
    SHOWN,
    COMPLETED,
    ...dayValues(first, last),
    place === undefined ? null : String(place[0]),
    place?.[1] ?? null,
    ...sinceOf(input),
  );
  const { live, draft, archived } = found(rows[0], 'Count');
  const counts = { live, draft, archived };
  const total = statuses.reduce((sum, status) => sum + counts[status], 0);
  const widgets = rows.filter((row): row is Counts & Row => row.id !== null);
  return { ...pageOf(widgets, total, input, { toItem: toWidget, placeOf: PLACE_OF[input.sort] }), counts };
}
