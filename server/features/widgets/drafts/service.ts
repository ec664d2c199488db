import type { WidgetDefinition } from '../../../../widgets/contract/definition';
import type { Ctx } from '../../../auth/context';
import { issuesOf } from '../../../operations/failure';
import { withWarnings } from '../../../operations/wire';
import { invalid } from '../../../platform/errors';
import { changeDraft, type Expected } from '../../drafts/changes';
import { type Publishing, publishDraft } from '../../drafts/publish';
import { findExtras, toDetail } from '../detail';
import { draftableOf, fieldsOf } from '../draft';
import { onVanished } from '../guards';
import { checkReferences, defaultFolderId } from '../references';
import { ANSWERED_ONLY, widgetSchemas } from '../schema';
import { mergeInput, type WidgetInput } from '../service';
import { type Chosen, definitionFor, widgetSubject } from './subject';

/** The fields that a change names. */
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

/** The body of a draft change: that of the type's update, without `active`. @throws DocentError `validation_error` */
function readBody(definition: WidgetDefinition, id: number, body: object): WidgetInput {
  const { update } = widgetSchemas(definition);
  const { success, data, error } = update.safeParse({ ...body, [definition.idParam]: id });
  const ofActive = {
    path: 'active',
    code: 'unrecognized_keys',
    message: 'A draft is published by `POST …/draft/publish`.',
  };
  const issues = [...(success ? [] : issuesOf(error)), ...('active' in body ? [ofActive] : [])];
  if (issues.length) throw invalid(issues);
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
  const sent = Object.fromEntries(Object.entries(body).filter(([key]) => !ANSWERED_ONLY.includes(key)));
  const input = readBody(definition, id, sent);
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
  }).catch(onVanished);
}

/**
 * Publishes the draft of a widget as one version. Keeps changes to the live widget that are not in the draft.
 * @throws DocentError as `publishDraftIn`; `validation_error` with `details.unmet` where the widget would lack something
 */
export async function publishWidgetDraft(ctx: Ctx, { widgetType, id, ...options }: Chosen & Publishing) {
  const definition = definitionFor({ widgetType });
  const subject = widgetSubject(ctx, { widgetType, id });
  const { live, warnings } = await publishDraft(ctx, subject, options).catch(onVanished);
  return withWarnings(toDetail(definition, live, await findExtras(ctx, id)), warnings);
}
