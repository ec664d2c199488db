import type { WidgetDefinition } from '../../../widgets/contract/definition';
import { toStored } from '../../../widgets/contract/stored';
import type { Fields } from '../../../widgets/merge/three-way-merge';
import { type Draft, type DraftRow, mergeDraft, withoutDraft } from '../drafts/compare';
import { readRow, type StoredRow, type WidgetRow } from './rows';

const DRAFTABLE = ['name', 'folderId', 'themeId', 'content', 'settings', 'rules', 'ruleLogicalOperator'] as const;

/** The parts of a widget that can have unpublished changes. */
export type Draftable = Pick<WidgetRow, (typeof DRAFTABLE)[number]>;
type Stored = Pick<StoredRow, keyof Draftable>;

const SETTINGS = 'settings.';

/** Converts a widget to fields by path: its columns, the fields of its content, `settings.…`, and `targeting` as one field. */
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

/** The fields of a widget with its state, as the list of changes compares them. */
export const wholeFieldsOf = (row: Draftable & Pick<WidgetRow, 'active' | 'archivedAt'>): Fields => ({
  ...fieldsOf(row),
  active: row.active,
  archived: row.archivedAt !== null,
});

/** The opposite of `fieldsOf`: the widget of these fields. */
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

/** Converts fields to the parts that the table stores, in the current form. */
export function toSnapshot(definition: WidgetDefinition, fields: Fields): Draftable {
  const parts = draftableOf(fields);
  return { ...parts, content: toStored(definition, parts.content) };
}

const fieldsOfStored = (definition: WidgetDefinition, stored: unknown): Fields =>
  fieldsOf(readRow(definition, stored as Stored));

/** Compares a draft with the live widget. @param row undefined without a draft */
export function compareDraft(
  definition: WidgetDefinition,
  widget: Draftable,
  row: Pick<DraftRow, 'base' | 'snapshot'> | null | undefined,
): Draft {
  const live = fieldsOf(widget);
  if (!row?.snapshot) return withoutDraft(live);
  // A merge must not remove required fields of a type.
  const complete = (merged: Fields): Fields => {
    const parts = draftableOf({ ...merged, targeting: merged.targeting ?? live.targeting });
    return fieldsOf(readRow(definition, { ...parts, content: toStored(definition, parts.content) }));
  };
  return mergeDraft(fieldsOfStored(definition, row.base), live, fieldsOfStored(definition, row.snapshot), complete);
}
