import type { WidgetDefinition } from '../../../../widgets/contract/definition';
import { recordOf } from '../../../../widgets/contract/stored';
import { entryPath } from '../../../../widgets/merge/three-way-merge';
import type { Ctx } from '../../../auth/context';
import { issuesOf } from '../../../operations/failure';
import type { MergeMode } from '../../../operations/merge-mode';
import { withoutReadOnly } from '../../../operations/round-trip';
import { withWarnings } from '../../../operations/wire';
import { invalid } from '../../../platform/errors';
import { asPublished, changeDraft, type Expected } from '../../drafts/changes';
import type { Draft } from '../../drafts/compare';
import { type Publishing, publishDraft } from '../../drafts/publish';
import { findExtras, toDetail } from '../detail';
import { type Draftable, draftableOf, fieldsOf } from '../draft';
import { conflictIfDeleted } from '../guards';
import { mergedInput, withoutResponseFields } from '../merge';
import { checkReferences, defaultFolderId } from '../references';
import { widgetSchemas } from '../schema';
import { getWidget, mergeInput, type WidgetInput } from '../service';
import { type Chosen, definitionFor, widgetSubject } from './subject';

type Json = Record<string, unknown>;

/** Returns a function that is true for the fields that a change names. */
function touchedBy(definition: WidgetDefinition, input: WidgetInput): (field: string) => boolean {
  const settings = definition.toSettings?.(input.settings ?? {}) ?? input.settings ?? {};
  const { name, folderId, themeId, targeting } = input;
  const common = Object.entries({ name, folderId, themeId, targeting }).filter(([, value]) => value !== undefined);
  const fields = new Set([
    ...common.map(([field]) => field),
    ...Object.keys(definition.toContent(input)),
    ...Object.keys(settings).map((key) => `settings.${key}`),
  ]);
  return (field) => fields.has(field);
}

/** The lists that a merge sends, by field. */
function listsIn({ settings, ...others }: Json): Map<string, unknown[]> {
  const ofSettings = Object.entries(recordOf(settings)).map(([key, value]): [string, unknown] => [
    `settings.${key}`,
    value,
  ]);
  return new Map(
    [...Object.entries(others), ...ofSettings].flatMap(([field, value]) =>
      Array.isArray(value) ? [[field, value]] : [],
    ),
  );
}

/**
 * The paths that a merge names in a list: the fields of its entries. Removed entries, entries in conflict, and entries that the base does
 * not have, are named as a whole.
 */
function pathsIn([field, entries]: [string, unknown[]], { base, conflicts }: Draft): string[] {
  const inConflict = new Set(conflicts.map(({ path }) => path));
  const known = new Set([base[field] ?? []].flat().map((entry) => recordOf(entry).id));
  return entries.map(recordOf).flatMap((entry) => {
    const path = entryPath(field, String(entry.id));
    if (entry.remove === true || inConflict.has(path) || !known.has(entry.id)) return [path];
    return Object.keys(entry).map((key) => `${path}.${key}`);
  });
}

/** A live widget, as it is and as it would be after publishing its draft. @throws DocentError `not_found` */
async function readWidgets(ctx: Ctx, chosen: Chosen): Promise<object[]> {
  const definition = definitionFor(chosen);
  return [await getWidget(ctx, definition, chosen.id), (await asPublished(ctx, widgetSubject(ctx, chosen))).widget];
}

/**
 * The body of a draft change: that of the type's update, without `active`. Fields that only responses have may be sent back.
 * @throws DocentError `validation_error`
 */
async function readBody(ctx: Ctx, chosen: Chosen, body: Json): Promise<WidgetInput> {
  const definition = definitionFor(chosen);
  const { update, detail } = widgetSchemas(definition);
  const sent = { ...body, [definition.idParam]: chosen.id };
  const read = () => readWidgets(ctx, chosen);
  const own = (await withoutReadOnly(ctx, { schema: update, answer: detail, read }, sent))?.own ?? sent;
  const { success, data, error } = update.safeParse(own);
  if (!success) throw invalid(issuesOf(error));
  const { [definition.idParam]: _, expectedVersion: __, ...input } = data as unknown as Json;
  return input;
}

/** Returns a function that merges a change into the draft as it is, and tells what the change names. */
async function readChange(ctx: Ctx, chosen: Chosen, mode: MergeMode, body: Json) {
  const definition = definitionFor(chosen);
  if (mode === 'replace') {
    const input = await readBody(ctx, chosen, body);
    return () => ({ input, touched: touchedBy(definition, input), paths: [] });
  }
  const { body: sent } = await withoutResponseFields(ctx, definition, chosen.id, body, () => readWidgets(ctx, chosen));
  return (before: Draftable, draft: Draft) => {
    const input = mergedInput(definition, chosen.id, before, sent);
    const lists = listsIn(sent);
    // A list whose entries have no ids is replaced as a whole.
    const isMerged = (field: string) => lists.has(field) && draft.conflicts.every(({ path }) => path !== field);
    const isNamed = touchedBy(definition, input);
    return {
      input,
      touched: (field: string) => isNamed(field) && !isMerged(field),
      paths: [...lists].flatMap((list) => pathsIn(list, draft)),
    };
  };
}

type Change = Chosen & Expected & { mode: MergeMode } & Json;

/**
 * Changes the draft of a live widget, and creates it if there is none. The body and its merge rules are those of the type's update; in the
 * mode `merge`, those of `mergeWidget`.
 * @throws DocentError as `changeDraft`; `validation_error` for unknown references and for an unknown id of an entry
 */
export async function updateWidgetDraft(
  ctx: Ctx,
  { widgetType, id, mode, expectedVersion, baseVersion, ...body }: Change,
) {
  const definition = definitionFor({ widgetType });
  // Ignore a `version` that is sent back from a response: the change is merged with the live widget, whatever its version.
  const { version: _, ...sent } = body;
  const apply = await readChange(ctx, { widgetType, id }, mode, sent);
  const subject = widgetSubject(ctx, { widgetType, id });
  return changeDraft(ctx, subject, { expectedVersion, baseVersion }, async (tx, fields, draft) => {
    const before = draftableOf(fields);
    const { input, touched, paths } = apply(before, draft);
    const parts = mergeInput(definition, before, input);
    const references = { ...input, rules: input.targeting ? parts.rules : [] };
    await checkReferences(tx, ctx.companyId, references, { isDraft: true });
    const folderId = input.folderId === null ? await defaultFolderId(tx) : (input.folderId ?? before.folderId);
    const themeId = input.themeId === undefined ? before.themeId : input.themeId;
    return { fields: fieldsOf({ name: input.name ?? before.name, folderId, themeId, ...parts }), touched, paths };
  }).catch(conflictIfDeleted);
}

/**
 * Publishes the draft of a widget as one version. Keeps changes to the live widget that are not in the draft.
 * @throws DocentError as `publishDraftIn`; `validation_error` with `details.unmet` for unmet requirements
 */
export async function publishWidgetDraft(ctx: Ctx, { widgetType, id, ...options }: Chosen & Publishing) {
  const definition = definitionFor({ widgetType });
  const subject = widgetSubject(ctx, { widgetType, id });
  const { live, warnings } = await publishDraft(ctx, subject, options).catch(conflictIfDeleted);
  return withWarnings(toDetail(definition, live, await findExtras(ctx, id)), warnings);
}
