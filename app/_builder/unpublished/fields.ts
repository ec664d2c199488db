import {
  type Change,
  changesBetween,
  type Fields,
  fieldOfPath,
  withValueOf,
} from '../../../widgets/merge/three-way-merge';
import type { Draft } from '../draft/draft';

const SETTINGS = 'settings.';

/** The fields that the builder edits, by their paths in `GET …/draft`: `name`, `steps`, `settings.trigger`, `targeting`. */
export function fieldsOf({ name, folderId, themeId, content, settings, rules, ruleLogicalOperator }: Draft): Fields {
  const ofSettings = Object.entries(settings).map(([key, value]) => [SETTINGS + key, value]);
  const targeting = { rules, ruleLogicalOperator };
  return { name, folderId, themeId, ...content, ...Object.fromEntries(ofSettings), targeting };
}

/** The draft with these fields. */
export function draftOf({ name, folderId, themeId, targeting, ...others }: Fields): Draft {
  const entries = Object.entries(others);
  const ofSettings = entries.filter(([field]) => field.startsWith(SETTINGS));
  return {
    ...{ name, folderId, themeId },
    content: Object.fromEntries(entries.filter(([field]) => !field.startsWith(SETTINGS))),
    settings: Object.fromEntries(ofSettings.map(([field, value]) => [field.slice(SETTINGS.length), value])),
    ...(targeting as object),
  } as Draft;
}

/** What publishing `draft` would change in `live`, by field and by entry. */
export const changesIn = (live: Draft, draft: Draft): Change[] => changesBetween(fieldsOf(live), fieldsOf(draft));

/** One field as a patch of a draft. A missing setting or a missing field of the content is undefined in the patch. */
function patchOf(field: string, value: unknown): Partial<Draft> {
  if (field === 'targeting') return value as Pick<Draft, 'rules' | 'ruleLogicalOperator'>;
  if (field.startsWith(SETTINGS)) return { settings: { [field.slice(SETTINGS.length)]: value } };
  if (field === 'name' || field === 'folderId' || field === 'themeId') return { [field]: value };
  return { content: { [field]: value } };
}

/** The patch that restores the live value at `path` in `draft`. */
export function undoPatch(path: string, live: Draft, draft: Draft): Partial<Draft> {
  const field = fieldOfPath(path);
  const undone = withValueOf(fieldsOf(draft), fieldsOf(live), path) ?? fieldsOf(draft);
  return patchOf(field, undone[field]);
}

/** The part of an entry that `path` names, as a merge sends it; undefined if it names no entry or if `list` does not have the value. */
function entryOf(path: string, list: unknown): object | undefined {
  if (!path.includes('[id=') || !Array.isArray(list)) return undefined;
  const [id, key] = partsOf(path).slice(partsOf(fieldOfPath(path)).length);
  const entry: Record<string, unknown> | undefined = list.find((one) => one.id === id);
  if (!entry || key === undefined) return entry;
  return entry[key] === undefined ? undefined : { id, [key]: entry[key] };
}

/**
 * The body of a request that sends the value at `path` in `draft`. Of a list, it sends the one entry if possible, because a whole list
 * decides the conflicts of all its entries.
 */
export function bodyOf(path: string, draft: Draft): Record<string, unknown> {
  const field = fieldOfPath(path);
  const value = fieldsOf(draft)[field] ?? null;
  const entry = entryOf(path, value);
  const { content, settings, ...fields } = patchOf(field, entry ? [entry] : value);
  const mode = entry && { mode: 'merge' };
  if (settings) return { ...mode, settings };
  if (content) return { ...mode, ...content };
  return field === 'targeting' ? { targeting: fields } : fields;
}

/** `steps[id=a1].title` → `steps`, `a1`, `title`; `settings.trigger` → `settings`, `trigger`; `steps[order]` → `steps`, `order`. */
export function partsOf(path: string): string[] {
  const match = /^(.+?)\[(?:id=(.+?)|(order))\](?:\.([^[\]]+))?$/.exec(path);
  const [field = path, ...inner] = match ? match.slice(1).filter((part) => part !== undefined) : [path];
  return [...(field.startsWith(SETTINGS) ? ['settings', field.slice(SETTINGS.length)] : [field]), ...inner];
}
