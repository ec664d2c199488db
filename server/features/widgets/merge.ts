import type { WidgetDefinition } from '../../../widgets/contract/definition';
import { definitionAt } from '../../../widgets/contract/registry';
import type { WidgetPath } from '../../../widgets/contract/types';
import { nearest } from '../../../widgets/validation/nearest';
import type { Ctx } from '../../auth/context';
import { issuesOf } from '../../operations/failure';
import { withoutReadOnly } from '../../operations/round-trip';
import { DocentError, found, type Issue, invalid } from '../../platform/errors';
import { widgetSchemas } from './schema';
import { findWidget, getWidget, updateWidget, type WidgetInput } from './service';

type Json = Record<string, unknown>;
type Entry = Json & { id: string };

/** Maximum attempts to apply a change without an expected version, if other saves come first. */
const MAX_ATTEMPTS = 3;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const areEntries = (value: unknown): value is Entry[] =>
  Array.isArray(value) && value.every((entry) => isJson(entry) && typeof entry.id === 'string');

/** Merges sent entries into a stored list, by their ids. Adds faults to `issues`. */
function mergeList(stored: readonly Entry[], sent: readonly unknown[], path: string, issues: Issue[]): unknown[] {
  const after = new Map<string, unknown>(stored.map((entry) => [entry.id, entry]));
  const added: unknown[] = [];
  for (const [at, entry] of sent.entries()) {
    if (!isJson(entry) || entry.id === undefined) {
      added.push(entry);
      continue;
    }
    const { remove, ...fields } = entry;
    const id = String(entry.id);
    const before = after.get(id);
    if (!isJson(before)) {
      const near = nearest(id, [...after.keys()]);
      const hint = near ? `did you mean \`${near}\`?` : 'leave `id` out to add an entry.';
      issues.push({
        path: `${path}[${at}].id`,
        code: 'unknown_entry',
        message: `There is no entry of this id; ${hint}`,
      });
    } else if (remove === true) after.delete(id);
    else if (remove === undefined || remove === false) after.set(id, { ...before, ...fields });
    else issues.push({ path: `${path}[${at}].remove`, code: 'invalid_type', message: 'Must be true or false.' });
  }
  return [...after.values(), ...added];
}

/** Merges sent lists of entries with ids into the stored lists. Other fields are taken as sent. */
function mergeEntries(stored: Json, sent: Json, path: string, issues: Issue[]): Json {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const before = Object.hasOwn(stored, name) ? stored[name] : undefined;
      return Array.isArray(value) && areEntries(before) && before.length
        ? [name, mergeList(before, value, path + name, issues)]
        : [name, value];
    }),
  );
}

/** Merges a change into a widget, entry by entry. @returns the input of the type's update. @throws DocentError `validation_error` */
export function mergedInput(
  definition: WidgetDefinition,
  id: number,
  stored: { content: Json; settings: Json },
  sent: Json,
): WidgetInput {
  const issues: Issue[] = [];
  const { settings, ...content } = sent;
  const merged = {
    ...mergeEntries(stored.content, content, '', issues),
    ...(isJson(settings) ? { settings: mergeEntries(stored.settings, settings, 'settings.', issues) } : {}),
    ...(settings !== undefined && !isJson(settings) ? { settings } : {}),
    [definition.idParam]: id,
  };
  const { success, data, error } = widgetSchemas(definition).update.safeParse(merged);
  if (!success) issues.push(...issuesOf(error));
  if (issues.length || !data) throw invalid(issues);
  const { [definition.idParam]: _, expectedVersion: __, ...input } = data as unknown as Json;
  return input as WidgetInput;
}

/** A change without its lists and settings, whose entries may be incomplete: they are checked after the merge. */
export const withoutLists = (body: Json): Json =>
  Object.fromEntries(Object.entries(body).filter(([name, value]) => name !== 'settings' && !Array.isArray(value)));

/** Refuses fields that every widget of the type would refuse. @throws DocentError `validation_error` */
function refuseFaults(definition: WidgetDefinition, id: number, body: Json): void {
  const { success, error } = widgetSchemas(definition).update.safeParse({
    ...withoutLists(body),
    [definition.idParam]: id,
  });
  if (!success) throw invalid(issuesOf(error));
}

/**
 * Removes the read-only fields from a change that sends back a response, whose `version` is the one that the change is based on.
 * @param read returns the stored records, one of which the read-only fields must equal
 * @throws DocentError `validation_error` for a read-only field that differs from the stored one
 */
export async function withoutResponseFields(
  ctx: Ctx,
  definition: WidgetDefinition,
  id: number,
  sent: Json,
  read: () => Promise<object> = () => getWidget(ctx, definition, id),
) {
  const { update, detail } = widgetSchemas(definition);
  const isKnown = (name: string) => Object.hasOwn(update.shape, name);
  // Entries may be incomplete, so lists are validated once they are merged.
  const hasEntries = ([name, value]: [string, unknown]) =>
    isKnown(name) && (name === 'settings' || Array.isArray(value));
  const given = Object.fromEntries(Object.entries(sent).filter((field) => !hasEntries(field)));
  const change = { schema: update, answer: detail, read };
  const own = (await withoutReadOnly(ctx, change, { ...given, [definition.idParam]: id }))?.own ?? given;
  const expected = own.expectedVersion as number | undefined;
  const kept = Object.entries(sent).filter(
    ([name]) => name !== 'expectedVersion' && (!Object.hasOwn(given, name) || Object.hasOwn(own, name)),
  );
  return { body: Object.fromEntries(kept), expected };
}

/**
 * Changes a widget entry by entry: in a list whose entries have ids, it changes or removes the entries that are sent, and appends those
 * that are sent without an id. Otherwise, it works like `updateWidget`.
 * @throws DocentError as `updateWidget`; `validation_error` also for an unknown id of an entry
 */
export async function mergeWidget(
  ctx: Ctx,
  { widgetType, id, ...sent }: { widgetType: WidgetPath; id: number; expectedVersion?: number | undefined } & Json,
) {
  const definition = found(definitionAt(widgetType), 'Widget type');
  const { body, expected } = await withoutResponseFields(ctx, definition, id, sent);
  for (let attempt = 1; ; attempt += 1) {
    const before = await findWidget(ctx, definition, id).catch((error) => {
      // Faults of the schema come first, whether or not the widget exists.
      refuseFaults(definition, id, body);
      throw error;
    });
    const { content, settings, version } = before;
    const input = mergedInput(definition, id, { content, settings }, body);
    try {
      return await updateWidget(ctx, definition, id, input, { expectedVersion: expected ?? version });
    } catch (error) {
      const canRetry = error instanceof DocentError && error.code === 'edit_conflict' && expected === undefined;
      if (!canRetry || attempt >= MAX_ATTEMPTS) throw error;
    }
  }
}
