import {
  type Publishable,
  type Settings,
  unmetRequirements,
  type WidgetDefinition,
} from '../../../widgets/contract/definition';
import { beginningOf } from '../../../widgets/targeting/beginning';
import { storeTargeting, type TargetingInput } from '../../../widgets/targeting/schema';
import type { Ctx } from '../../auth/context';
import { patternInAnyCase } from '../../database/any-case';
import type { CompanyTx } from '../../database/company-db';
import { asStored } from '../../operations/answer';
import { POSITIONS, pageOf, positionAfter } from '../../operations/cursor';
import { sinceOf } from '../../operations/dates';
import { iso, withWarnings } from '../../operations/wire';
import { found } from '../../platform/errors';
import type { Extras } from '../drafts/wire';
import { findExtras, toDetail } from './detail';
import {
  capitalized,
  conflictIfDeleted,
  draftNote,
  lockWidget,
  refuseStale,
  requirePublish,
  requireSeparatePublish,
  unpublishable,
} from './guards';
import { checkReferences, defaultFolderId } from './references';
import { FIND_WIDGET, LIST_WIDGETS, readRow, type StoredRow, toListItem, type WidgetRow } from './rows';
import { insertWidget, isUnchanged, saveWidget } from './save';
import type { ListInput } from './schema';
import { loadLinkWarnings, warningsFor } from './warnings';

/** The fields of a create or update body; the rest of it belongs to the type. */
export type WidgetInput = {
  name?: string | undefined;
  targeting?: TargetingInput | undefined;
  settings?: Settings | undefined;
  active?: boolean | undefined;
  folderId?: number | null | undefined;
  themeId?: number | null | undefined;
} & Record<string, unknown>;

/** Merges the input into the widget's stored parts, `before`. */
export function mergeInput(
  definition: WidgetDefinition,
  before: Publishable & { ruleLogicalOperator: string | null },
  input: WidgetInput,
) {
  const settings = definition.toSettings?.(input.settings ?? {}) ?? input.settings ?? {};
  const targeted = input.targeting ? storeTargeting(input.targeting) : before;
  return {
    content: { ...before.content, ...definition.toContent(input) },
    settings: { ...before.settings, ...settings },
    rules: targeted.rules,
    ruleLogicalOperator: targeted.ruleLogicalOperator,
  };
}

/** Widgets of one type, newest first, in the list envelope. */
export async function listWidgets(ctx: Ctx, definition: WidgetDefinition, input: ListInput) {
  const place = positionAfter(input, POSITIONS.dated) ?? [null, null];
  const found = await ctx.sql<WidgetRow & { total: number; id: number | null }>(
    LIST_WIDGETS,
    definition.entityType,
    input.active ?? null,
    input.folderId ?? null,
    patternInAnyCase(input.query),
    input.includeArchived,
    input.limit + 1,
    input.offset,
    ...place,
    ...sinceOf(input),
  );
  const rows = found.filter((row) => row.id !== null);
  return asStored(
    pageOf(rows, found[0]?.total ?? 0, input, {
      toItem: (row) => toListItem(definition, row),
      placeOf: ({ createdAt, id }) => [iso(createdAt), id],
    }),
  );
}

/** A widget's row. @throws not_found also for an archived one. */
export async function findWidget(ctx: Ctx, definition: WidgetDefinition, id: number): Promise<WidgetRow & Extras> {
  const [row] = await ctx.sql<StoredRow & Extras>(FIND_WIDGET, id, definition.entityType);
  return readRow(definition, found(row, capitalized(definition.label)));
}

/** One widget. @throws not_found also for an archived one. */
export async function getWidget(ctx: Ctx, definition: WidgetDefinition, id: number) {
  const row = await findWidget(ctx, definition, id);
  return asStored(toDetail(definition, row, row));
}

/**
 * Creates a widget: live when `active: true` and nothing is unmet, else a draft. If `active: true` was not possible, `note` says why.
 * @throws insufficient_scope for `active: true` without `publish`; validation_error for unknown references.
 */
export async function createWidget(ctx: Ctx, definition: WidgetDefinition, input: WidgetInput & { name: string }) {
  requirePublish(ctx, definition, undefined, input.active);
  const parts = mergeInput(
    definition,
    { content: definition.emptyContent, settings: {}, rules: [], ruleLogicalOperator: null },
    input,
  );
  const unmet = input.active ? unmetRequirements(definition, parts) : [];
  const active = input.active === true && !unmet.length;
  const { row, linked } = await ctx.db
    .$transaction(async (tx) => {
      await checkReferences(tx, ctx.companyId, { ...input, rules: parts.rules });
      const folderId = input.folderId ?? (await defaultFolderId(tx));
      const themeId = input.themeId ?? null;
      const saved = { name: input.name, active, folderId, themeId, ...parts };
      const row = await insertWidget(ctx, tx, definition, saved);
      return { row, linked: await loadLinkWarnings(tx, definition, row) };
    })
    .catch(conflictIfDeleted);
  const answer = { ...toDetail(definition, row), ...(unmet.length ? { note: draftNote(definition, unmet) } : {}) };
  return withWarnings(answer, await warningsFor(ctx, definition, row, linked));
}

type UpdateOptions = {
  /** The version that the change is based on; not checked when left out. */
  expectedVersion?: number | undefined;
  /** True for an operation that only publishes or takes down, which applications may call. */
  isSeparate?: boolean;
};

/**
 * Changes the fields sent: settings merged, arrays and targeting replaced. A change without effect is not saved.
 * @throws edit_conflict when the stored version is another; widget_is_live, insufficient_scope (publishing without `publish`, or by an
 * application together with other changes), validation_error with `details.unmet`.
 */
export async function updateWidget(
  ctx: Ctx,
  definition: WidgetDefinition,
  id: number,
  input: WidgetInput,
  { expectedVersion, isSeparate = false }: UpdateOptions = {},
) {
  const save = async (tx: CompanyTx): Promise<WidgetRow> => {
    const before = await lockWidget(ctx, tx, definition, id);
    requirePublish(ctx, definition, before, input.active);
    await refuseStale(ctx, tx, definition, before, expectedVersion);
    if (!isSeparate) requireSeparatePublish(ctx, input, before);
    if (!Object.values(input).some((value) => value !== undefined)) return before;
    const parts = mergeInput(definition, before, input);
    await checkReferences(tx, ctx.companyId, { ...input, rules: input.targeting ? parts.rules : [] });
    const active = input.active ?? before.active;
    const folderId = input.folderId === null ? await defaultFolderId(tx) : (input.folderId ?? before.folderId);
    const themeId = input.themeId === undefined ? before.themeId : input.themeId;
    const saved = { name: input.name ?? before.name, active, folderId, themeId, ...parts };
    if (isUnchanged(definition, before, saved)) return before;
    const unmet = active ? unmetRequirements(definition, parts) : [];
    if (unmet.length) throw unpublishable(definition, unmet, before.active);
    return saveWidget(ctx, tx, definition, before, saved);
  };
  const { row, linked } = await ctx.db
    .$transaction(async (tx) => {
      const row = await save(tx);
      return { row, linked: await loadLinkWarnings(tx, definition, row) };
    })
    .catch(conflictIfDeleted);
  const extras = await findExtras(ctx, id);
  return withWarnings(toDetail(definition, row, extras), await warningsFor(ctx, definition, row, linked));
}

/** Archives a widget: takes it down and hides it from lists; its statistics are kept. @throws widget_is_live without `publish`. */
export async function archiveWidget(ctx: Ctx, definition: WidgetDefinition, id: number): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const before = await lockWidget(ctx, tx, definition, id);
    requirePublish(ctx, definition, before);
    await saveWidget(ctx, tx, definition, before, { ...before, active: false }, { archivedAt: new Date() });
  });
}

/** Brings an archived widget back as a draft; one that is not archived stays as it is. */
export async function restoreWidget(ctx: Ctx, definition: WidgetDefinition, id: number) {
  const row = await ctx.db.$transaction(async (tx) => {
    const before = await lockWidget(ctx, tx, definition, id, true);
    if (!before.archivedAt) return before;
    return saveWidget(ctx, tx, definition, before, { ...before, active: false }, { archivedAt: null });
  });
  return toDetail(definition, row, await findExtras(ctx, id));
}

const COPY = ' (copy)';

/** Creates a draft with the content of another widget, in the same folder. */
export async function duplicateWidget(ctx: Ctx, definition: WidgetDefinition, id: number) {
  const row = await ctx.db.$transaction(async (tx) => {
    const original = await lockWidget(ctx, tx, definition, id);
    const name = beginningOf(original.name, 200 - COPY.length) + COPY;
    return insertWidget(ctx, tx, definition, { ...original, name, active: false });
  });
  return toDetail(definition, row);
}
