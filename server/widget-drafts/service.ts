import type { WidgetDefinition } from '../../widgets/definition';
import { nearest } from '../../widgets/nearest';
import { type Fields, withValueOf } from '../../widgets/three-way-merge';
import type { Ctx } from '../identity/context';
import { invalid } from '../kernel/errors';
import { issuesOf } from '../operation/failure';
import { withWarnings } from '../operation/wire';
import {
  compareDraft,
  type DraftRow,
  draftableOf,
  fieldOfPath,
  fieldsOf,
  hasChanges,
  hasSameFields,
  rebase,
  reviewOf,
  toSnapshot,
} from '../widgets/draft';
import { lockWidget, onVanished, refuseStale } from '../widgets/guards';
import { checkReferences, defaultFolderId } from '../widgets/references';
import { ANSWERED_ONLY, widgetSchemas } from '../widgets/schema';
import { findWidget, mergeInput, type WidgetInput } from '../widgets/service';
import { linkedOddly, warningsFor } from '../widgets/warnings';
import {
  type Chosen,
  definitionFor,
  type Locked,
  lockDraft,
  noDraft,
  type OwnedRow,
  refuseStaleDraft,
  toAnswer,
  type Written,
  writeDraft,
} from './locked';

/** The unpublished changes of a widget. @throws DocentError `not_found`, also where there are none. */
export async function getDraft(ctx: Ctx, chosen: Chosen) {
  const definition = definitionFor(chosen);
  const widget = await findWidget(ctx, definition, chosen.id);
  const draft = compareDraft(definition, widget, widget.draft);
  if (!widget.draft || !hasChanges(draft)) throw noDraft();
  return toAnswer(definition, widget, widget.draft, draft);
}

/** Notes stay with a draft that changes, and its review is no longer in any state. */
const reviewAfterChange = (row: DraftRow | null): Written['review'] => {
  const review = reviewOf(row?.review);
  return review && { ...review, state: null };
};

/** Writes what a draft became, or empties it where nothing differs any more. */
async function saveDraft(ctx: Ctx, locked: Locked, base: Fields, fields: Fields) {
  const { definition, widget } = locked;
  const snapshots = { base: toSnapshot(definition, base), snapshot: toSnapshot(definition, fields) };
  const { changes, conflicts } = compareDraft(definition, widget, snapshots);
  const isEmpty = !changes.length && !conflicts.length;
  if (isEmpty && !locked.row?.snapshot) return null;
  return writeDraft(ctx, locked, isEmpty ? null : { base, fields, review: reviewAfterChange(locked.row) });
}

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

/** The body of a change to a draft: that of the type's update, without what makes live. @throws DocentError `validation_error` */
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
 * Changes the draft of a live widget, and makes it where there is none. The body and its merge rules are those of the type's update.
 * @throws DocentError `not_live`; `edit_conflict` when `expectedVersion` is not the draft's or `baseVersion` not the live widget's;
 * `validation_error` for unknown references.
 */
export async function updateDraft(
  ctx: Ctx,
  {
    widgetType,
    id,
    expectedVersion,
    baseVersion,
    ...body
  }: Chosen & { expectedVersion?: number | undefined; baseVersion?: number | undefined } & Record<string, unknown>,
) {
  const definition = definitionFor({ widgetType });
  const sent = Object.fromEntries(Object.entries(body).filter(([key]) => !ANSWERED_ONLY.includes(key)));
  const input = readBody(definition, id, sent);
  const { answer, merged, linked } = await ctx.db
    .$transaction(async (tx) => {
      const locked = await lockDraft(ctx, tx, definition, id);
      refuseStaleDraft(ctx, locked, expectedVersion);
      const { widget, row, draft } = locked;
      await refuseStale(ctx, tx, definition, widget, baseVersion);
      const before = draftableOf(draft.merged);
      const parts = mergeInput(definition, before, input);
      await checkReferences(tx, ctx.companyId, { ...input, rules: input.targeting ? parts.rules : [] });
      const folderId = input.folderId === null ? await defaultFolderId(tx) : (input.folderId ?? before.folderId);
      const themeId = input.themeId === undefined ? before.themeId : input.themeId;
      const fields = fieldsOf({ name: input.name ?? before.name, folderId, themeId, ...parts });
      const base = rebase(draft, touchedBy(definition, input));
      // What is sent as it is makes no version, unless it decides a conflict.
      const isSame = hasSameFields(fields, draft.merged) && hasSameFields(base, draft.base);
      const saved = isSame ? row : ((await saveDraft(ctx, locked, base, fields)) ?? row);
      const merged = { ...widget, ...draftableOf(fields) };
      const empty = { version: 0, base: null, snapshot: null, review: null, baseVersion: widget.version };
      const current = saved?.snapshot ? saved : { ...empty, actorName: ctx.actor.name, updatedAt: new Date() };
      const answer = toAnswer(definition, widget, current, compareDraft(definition, widget, current));
      return { answer, merged, linked: await linkedOddly(tx, definition, merged) };
    })
    .catch(onVanished);
  return withWarnings(answer, await warningsFor(ctx, definition, merged, linked));
}

/** The change that a caller most likely meant. */
const unknownPath = (path: string, known: readonly string[]) => {
  const near = nearest(path, [...known]);
  const names = known.length ? ` The changes are at ${known.map((one) => `\`${one}\``).join(', ')}.` : '';
  return {
    path: 'path',
    code: 'unknown_path',
    message: `\`${path}\` has no unpublished change.${near ? ` Did you mean \`${near}\`?` : names}`,
  };
};

/**
 * Discards the unpublished changes, or only those at some places. A field whose entries changed discards all of them.
 * @throws DocentError `not_found` where there are none; `validation_error` for a place without a change
 */
export async function discardDraft(
  ctx: Ctx,
  { path: paths, ...chosen }: Chosen & { path?: string[] | undefined },
): Promise<void> {
  const definition = definitionFor(chosen);
  await ctx.db.$transaction(async (tx) => {
    const widget = await lockWidget(ctx, tx, definition, chosen.id);
    const row: OwnedRow | null = await tx.widgetDraft.findFirst({ where: { widgetId: chosen.id } });
    const draft = compareDraft(definition, widget, row);
    if (!hasChanges(draft)) throw noDraft();
    const locked = { tx, definition, widget, row, draft };
    if (!paths?.length) return void (await writeDraft(ctx, locked, null));
    const known = [...new Set([...draft.changes, ...draft.conflicts].map((one) => one.path))];
    const isKnown = (path: string) =>
      known.some((one) => one === path || fieldOfPath(one) === path || one.startsWith(`${path}.`));
    const unknown = paths.filter((path) => !isKnown(path));
    if (unknown.length) throw invalid(unknown.map((path) => unknownPath(path, known)));
    const asLive = (fields: Fields) => paths.reduce((all, path) => withValueOf(all, draft.live, path) ?? all, fields);
    const settled = new Set(paths.map(fieldOfPath));
    // Where other changes of the same list are in conflict, its base stays, but for the entries that are discarded.
    const rebased = rebase(draft, (field) => paths.includes(field));
    await saveDraft(ctx, locked, settled.size ? asLive(rebased) : rebased, asLive(draft.merged));
  });
}
