import type { Ctx } from '../../auth/context';
import type { ChangeKind, Ids, Recorded } from '../../operations/changes';
import { env } from '../../platform/env';
import { COMPANY } from '../accounts/companies/recorded';
import { SEGMENT } from '../audience/segments/recorded';
import { POST } from '../content/changelog-posts/recorded';
import { CHANGELOG } from '../content/changelogs/recorded';
import { ITEM_CHANGES } from '../content/item-drafts/recorded';
import { POST_CHANGES } from '../content/post-drafts/recorded';
import { ITEM } from '../content/roadmap-items/recorded';
import { SECTION } from '../content/roadmap-sections/recorded';
import { ROADMAP } from '../content/roadmaps/recorded';
import { TAG } from '../content/tags/recorded';
import { WIDGET_CHANGES } from '../widgets/drafts/recorded';
import { WIDGET } from '../widgets/recorded';
import { FOLDER } from '../workspace/folders/recorded';
import { THEME } from '../workspace/themes/recorded';

/** The kinds of records, in the order in which they are reverted: those that refer to others first. */
const IN_ORDER = [
  WIDGET_CHANGES,
  WIDGET,
  POST_CHANGES,
  POST,
  ITEM_CHANGES,
  ITEM,
  SECTION,
  CHANGELOG,
  ROADMAP,
  SEGMENT,
  TAG,
  THEME,
  FOLDER,
  COMPANY,
] as const;

const placeOf = (kind: ChangeKind): number => IN_ORDER.findIndex((one) => one.kind === kind);

export const recordedOf = (kind: ChangeKind): Recorded => IN_ORDER[placeOf(kind)] as Recorded;

type Target = { kind: ChangeKind; targetId: number };

/** Compares records by the order in which they are locked and reverted. */
export const byOrder = (one: Target, other: Target): number =>
  placeOf(one.kind) - placeOf(other.kind) || one.targetId - other.targetId;

/** A row of the table of changes. */
export type Row = Target & {
  id: number;
  actor: string;
  actorName: string;
  ids: unknown;
  name: string;
  changed: string[];
  before: unknown;
  after: unknown;
  state: string;
  reason: string | null;
  kept: string[];
  createdAt: Date;
  updatedAt: Date;
};

// Only `operations/changes.ts` writes the column.
export const idsOf = ({ ids }: Pick<Row, 'ids'>): Ids => ids as Ids;

const isOfWidget = ({ kind }: Pick<Target, 'kind'>): boolean => kind === 'widget' || kind === 'widget-draft';

/** The types of the widgets among records, by their ids. */
export async function typesOf({ db }: Ctx, targets: readonly Target[]): Promise<ReadonlyMap<number, string>> {
  const ids = targets.filter(isOfWidget).map(({ targetId }) => targetId);
  if (!ids.length) return new Map();
  const rows = await db.widget.findMany({ where: { id: { in: ids } }, select: { id: true, type: true } });
  return new Map(rows.map(({ id, type }) => [id, type]));
}

/** The response fields that identify the record of a change. */
export function describeRecord(
  row: Pick<Row, 'kind' | 'targetId' | 'name' | 'ids'>,
  types: ReadonlyMap<number, string>,
) {
  const { kind, targetId, name } = row;
  const type = isOfWidget(row) ? (types.get(targetId) ?? null) : null;
  const dashboardUrl = `${env().APP_URL}${recordedOf(kind).pageOf(idsOf(row), type)}`;
  return { kind, targetId, type, name, dashboardUrl };
}
