import type { WidgetDefinition } from '../../../../widgets/contract/definition';
import { type Conflict, entryPath } from '../../../../widgets/merge/three-way-merge';
import type { Ctx } from '../../../auth/context';
import { issuesOf } from '../../../operations/failure';
import { withoutReadOnly } from '../../../operations/round-trip';
import { withWarnings } from '../../../operations/wire';
import { invalid } from '../../../platform/errors';
import { asPublished, changeDraft, type Expected } from '../../drafts/changes';
import { fieldOfPath } from '../../drafts/compare';
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

const recordOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {});

/** The paths that a value of a merge sets, as conflicts name them: the field, or the entries sent and their fields. */
function pathsSent(field: string, value: unknown): string[] {
  if (!Array.isArray(value)) return [field];
  return value.map(recordOf).flatMap((entry) => {
    const path = entryPath(field, String(entry.id));
    return [path, ...Object.keys(entry).map((key) => `${path}.${key}`)];
  });
}

/** Returns a function that is true for the fields whose conflicts a merge resolves all: it sends each value that is in conflict. */
function resolvedBy({ settings, ...others }: Json, conflicts: readonly Conflict[]): (field: string) => boolean {
  const ofSettings = Object.entries(recordOf(settings)).map(([key, value]) => [`settings.${key}`, value] as const);
  const sent = new Set([...Object.entries(others), ...ofSettings].flatMap(([field, value]) => pathsSent(field, value)));
  return (field) => conflicts.every(({ path }) => fieldOfPath(path) !== field || sent.has(path));
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

/** Returns a function that applies a change to the draft as it is, and tells which of its conflicts the change resolves. */
async function readChange(ctx: Ctx, chosen: Chosen, mode: 'replace' | 'merge', body: Json) {
  const definition = definitionFor(chosen);
  if (mode === 'replace') {
    const input = await readBody(ctx, chosen, body);
    return () => ({ input, touched: touchedBy(definition, input) });
  }
  const { body: sent } = await withoutResponseFields(ctx, definition, chosen.id, body, () => readWidgets(ctx, chosen));
  return (before: Draftable, conflicts: readonly Conflict[]) => {
    const input = mergedInput(definition, chosen.id, before, sent);
    const [isNamed, isResolved] = [touchedBy(definition, input), resolvedBy(sent, conflicts)];
    return { input, touched: (field: string) => isNamed(field) && isResolved(field) };
  };
}

type Change = Chosen & Expected & { mode: 'replace' | 'merge' } & Json;

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
  return changeDraft(ctx, subject, { expectedVersion, baseVersion }, async (tx, fields, conflicts) => {
    const before = draftableOf(fields);
    const { input, touched } = apply(before, conflicts);
    const parts = mergeInput(definition, before, input);
    await checkReferences(tx, ctx.companyId, { ...input, rules: input.targeting ? parts.rules : [] });
    const folderId = input.folderId === null ? await defaultFolderId(tx) : (input.folderId ?? before.folderId);
    const themeId = input.themeId === undefined ? before.themeId : input.themeId;
    return { fields: fieldsOf({ name: input.name ?? before.name, folderId, themeId, ...parts }), touched };
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
