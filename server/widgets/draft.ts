import type { WidgetDefinition } from '../../widgets/definition';
import { toStored } from '../../widgets/stored';
import {
  type Change,
  type Conflict,
  changesBetween,
  type Fields,
  isSame,
  threeWayMerge,
} from '../../widgets/three-way-merge';
import { readRow, type StoredRow, type WidgetRow } from '../widgets/rows';

const DRAFTABLE = ['name', 'folderId', 'themeId', 'content', 'settings', 'rules', 'ruleLogicalOperator'] as const;

/** The parts of a widget that can have unpublished changes. */
export type Draftable = Pick<WidgetRow, (typeof DRAFTABLE)[number]>;
type Stored = Pick<StoredRow, keyof Draftable>;

/** One step of a review. `personId` is left out where a key wrote the note. */
export type ReviewNote = {
  state: 'requested' | 'sent_back';
  by: string;
  at: string;
  note: string | null;
  personId?: string;
};
/** `state` is null once the draft was changed after the last note. */
export type Review = { state: ReviewNote['state'] | null; notes: ReviewNote[] };

/** A draft as the table holds it. `base` and `snapshot` are null while there are no unpublished changes. */
export type DraftRow = {
  version: number;
  base: unknown;
  snapshot: unknown;
  baseVersion: number;
  review: unknown;
  actorName: string;
  updatedAt: Date;
};

/** A draft compared with the live widget: the widget as it would be after publishing, and what differs. */
export type Draft = {
  base: Fields;
  live: Fields;
  /** The live widget and the draft in one. Where both changed the same since `base`, the value of the draft. */
  merged: Fields;
  changes: Change[];
  conflicts: Conflict[];
};

const SETTINGS = 'settings.';

/** A widget as fields by path: its own, those of its content, `settings.…`, and `targeting` as one. */
export function fieldsOf({
  name,
  folderId,
  themeId,
  content,
  settings,
  rules,
  ruleLogicalOperator,
}: Draftable): Fields {
  const ofSettings = Object.entries(settings).map(([key, value]) => [SETTINGS + key, value]);
  const targeting = { rules, ruleLogicalOperator };
  return { name, folderId, themeId, ...content, ...Object.fromEntries(ofSettings), targeting };
}

/** The widget that fields by path describe. */
export function draftableOf({ name, folderId, themeId, targeting, ...others }: Fields): Draftable {
  const entries = Object.entries(others);
  const ofSettings = entries.filter(([path]) => path.startsWith(SETTINGS));
  return {
    name: name as string,
    folderId: folderId as number,
    themeId: (themeId ?? null) as number | null,
    content: Object.fromEntries(entries.filter(([path]) => !path.startsWith(SETTINGS))),
    settings: Object.fromEntries(ofSettings.map(([path, value]) => [path.slice(SETTINGS.length), value])),
    ...(targeting as Pick<Draftable, 'rules' | 'ruleLogicalOperator'>),
  };
}

/** The fields as the table holds them, in the form of today. */
export function toSnapshot(definition: WidgetDefinition, fields: Fields): Draftable {
  const parts = draftableOf(fields);
  return { ...parts, content: toStored(definition, parts.content) };
}

const fieldsOfStored = (definition: WidgetDefinition, stored: unknown): Fields =>
  fieldsOf(readRow(definition, stored as Stored));

/** Compares a draft with the live widget as it is now. @param row undefined where there is no draft, which then has no changes */
export function compareDraft(
  definition: WidgetDefinition,
  widget: Draftable,
  row: Pick<DraftRow, 'base' | 'snapshot'> | null | undefined,
): Draft {
  const live = fieldsOf(widget);
  if (!row?.snapshot) return { base: live, live, merged: live, changes: [], conflicts: [] };
  const base = fieldsOfStored(definition, row.base);
  const { fields, conflicts } = threeWayMerge(base, live, fieldsOfStored(definition, row.snapshot));
  // What a type always has, a merge must not leave out.
  const merged = draftableOf({ ...fields, targeting: fields.targeting ?? live.targeting });
  const complete = fieldsOf(readRow(definition, { ...merged, content: toStored(definition, merged.content) }));
  return { base, live, merged: complete, changes: changesBetween(live, complete), conflicts };
}

/** The field that a path begins with. */
export const fieldOfPath = (path: string): string => path.replace(/\[(id=|order\]).*$/, '');

/**
 * The base of a draft after a change: the live widget, but for fields in conflict that the change did not touch. Those stay in conflict.
 * @param isTouched true for the fields that the change was made to
 */
export function rebase({ base, live, conflicts }: Draft, isTouched: (field: string) => boolean): Fields {
  const kept = new Set(conflicts.map(({ path }) => fieldOfPath(path)).filter((field) => !isTouched(field)));
  const others = Object.entries(live).filter(([field]) => !kept.has(field));
  return {
    ...Object.fromEntries(others),
    ...Object.fromEntries(Object.entries(base).filter(([field]) => kept.has(field))),
  };
}

/** A draft has no changes any more where the live widget has become what it was to be. */
export const hasChanges = ({ changes }: Pick<Draft, 'changes'>): boolean => changes.length > 0;

/** True where two widgets have the same fields. */
export const hasSameFields = (one: Fields, other: Fields): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((field) => isSame(one[field], other[field]));

/** The review of a draft; undefined where none was ever asked for. */
export function reviewOf(stored: unknown): Review | undefined {
  const { notes = [], state = null } = (stored ?? {}) as Partial<Review>;
  return notes.length ? { state, notes } : undefined;
}
