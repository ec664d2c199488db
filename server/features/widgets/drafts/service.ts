import type { WidgetDefinition } from '../../../../widgets/contract/definition';
import type { Ctx } from '../../../auth/context';
import { issuesOf } from '../../../operations/failure';
import { withoutReadOnly } from '../../../operations/round-trip';
import { withWarnings } from '../../../operations/wire';
import { invalid } from '../../../platform/errors';
import { asPublished, changeDraft, type Expected } from '../../drafts/changes';
import { type Publishing, publishDraft } from '../../drafts/publish';
import { findExtras, toDetail } from '../detail';
import { draftableOf, fieldsOf } from '../draft';
import { conflictIfDeleted } from '../guards';
import { checkReferences, defaultFolderId } from '../references';
import { widgetSchemas } from '../schema';
import { getWidget, mergeInput, type WidgetInput } from '../service';
import { type Chosen, definitionFor, widgetSubject } from './subject';

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

/** A live widget, as it is and as it would be after publishing its draft. @throws DocentError `not_found` */
async function readWidgets(ctx: Ctx, chosen: Chosen): Promise<object[]> {
  const definition = definitionFor(chosen);
  return [await getWidget(ctx, definition, chosen.id), (await asPublished(ctx, widgetSubject(ctx, chosen))).widget];
}

/**
 * The body of a draft change: that of the type's update, without `active`. Fields that only responses have may be sent back.
 * @throws DocentError `validation_error`
 */
async function readBody(ctx: Ctx, chosen: Chosen, body: object): Promise<WidgetInput> {
  const definition = definitionFor(chosen);
  const { update, detail } = widgetSchemas(definition);
  const sent = { ...body, [definition.idParam]: chosen.id };
  const read = () => readWidgets(ctx, chosen);
  const own = (await withoutReadOnly(ctx, { schema: update, answer: detail, read }, sent))?.own ?? sent;
  const { success, data, error } = update.safeParse(own);
  if (!success) throw invalid(issuesOf(error));
  const { [definition.idParam]: _, expectedVersion: __, ...input } = data as unknown as Record<string, unknown>;
  return input;
}

/**
 * Changes the draft of a live widget, and creates it if there is none. The body and its merge rules are those of the type's update.
 * @throws DocentError as `changeDraft`; `validation_error` for unknown references.
 */
export async function updateWidgetDraft(
  ctx: Ctx,
  { widgetType, id, expectedVersion, baseVersion, ...body }: Chosen & Expected & Record<string, unknown>,
) {
  const definition = definitionFor({ widgetType });
  // Ignore a `version` that is sent back from a response: the change is merged with the live widget, whatever its version.
  const { version: _, ...sent } = body;
  const input = await readBody(ctx, { widgetType, id }, sent);
  const subject = widgetSubject(ctx, { widgetType, id });
  return changeDraft(ctx, subject, { expectedVersion, baseVersion }, async (tx, fields) => {
    const before = draftableOf(fields);
    const parts = mergeInput(definition, before, input);
    await checkReferences(tx, ctx.companyId, { ...input, rules: input.targeting ? parts.rules : [] });
    const folderId = input.folderId === null ? await defaultFolderId(tx) : (input.folderId ?? before.folderId);
    const themeId = input.themeId === undefined ? before.themeId : input.themeId;
    return {
      fields: fieldsOf({ name: input.name ?? before.name, folderId, themeId, ...parts }),
      touched: touchedBy(definition, input),
    };
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
