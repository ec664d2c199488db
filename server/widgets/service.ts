import {
  type Publishable,
  type Settings,
  type Unmet,
  unmetRequirements,
  unmetText,
  type WidgetDefinition,
} from '../../widgets/definition';
import { storeTargeting, type TargetingInput } from '../../widgets/targeting-schema';
import { envelope } from '../api/wire';
import { missingScope } from '../auth/scopes';
import type { CompanyTx } from '../company-db';
import type { Ctx } from '../context';
import { DocentError, found } from '../errors';
import { Prisma } from '../generated/prisma/client';
import { checkReferences, defaultFolderId } from './references';
import { FIND_WIDGET, LIST_WIDGETS, toDetail, toListItem, type WidgetRow } from './rows';
import type { ListInput } from './schema';

/** The fields of a create or update body; the rest of it belongs to the type. */
export type WidgetInput = {
  name?: string | undefined;
  targeting?: TargetingInput | undefined;
  settings?: Settings | undefined;
  active?: boolean | undefined;
  folderId?: number | null | undefined;
  themeId?: number | null | undefined;
} & Record<string, unknown>;

type Saved = Omit<WidgetRow, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'archivedAt' | 'type'>;

const json = (value: unknown) => value as Prisma.InputJsonValue;

/** The columns of a widget, and the version that remembers this save. */
function columns(ctx: Ctx, saved: Saved, number: number) {
  const { folderId, themeId, ...snapshot } = saved;
  return {
    name: saved.name,
    active: saved.active,
    content: json(saved.content),
    settings: json(saved.settings),
    rules: json(saved.rules),
    ruleLogicalOperator: saved.ruleLogicalOperator,
    folderId,
    themeId,
    version: number,
    versions: {
      create: {
        number,
        snapshot: json({ ...snapshot, folderId, themeId }),
        actorKind: ctx.actor.kind,
        actorId: ctx.actor.id,
        actorName: ctx.actor.name,
      },
    },
  };
}

const asRow = (row: unknown) => row as WidgetRow;

/** What the input makes of the widget's parts; `before` is what is stored. */
function merge(
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

function draftNote(definition: WidgetDefinition, unmet: Unmet[]): string {
  return `Saved as a draft: this ${definition.label} still needs ${unmetText(unmet)}. Add that, then send \`"active": true\`.`;
}

function unpublishable(definition: WidgetDefinition, unmet: Unmet[], wasLive: boolean): DocentError {
  const fields = unmet.map(({ field }) => field);
  const message = wasLive
    ? `This would leave a live ${definition.label} without ${fields.join(', ')}. Send \`"active": false\` first.`
    : `This ${definition.label} cannot be published yet. It still needs ${unmetText(unmet)}.`;
  return new DocentError('validation_error', message, {
    unmet: fields,
    issues: unmet.map((one) => ({ path: one.field, code: 'unmet_requirement', message: one.message })),
  });
}

/** A folder, theme or company that vanished between the check and the write. */
function onVanished(error: unknown): never {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003')
    throw new DocentError('conflict', 'Something this widget refers to was deleted meanwhile.');
  throw error;
}

async function insertWidget(ctx: Ctx, tx: CompanyTx, type: string, saved: Saved): Promise<WidgetRow> {
  const data = { companyId: ctx.companyId, type, ...columns(ctx, saved, 1) };
  return asRow(await tx.widget.create({ data }));
}

/** The row, locked until the transaction ends, so that what is judged is what is written over. Archived ones only when asked for. */
async function lockWidget(
  ctx: Ctx,
  tx: CompanyTx,
  definition: WidgetDefinition,
  id: number,
  archived = false,
): Promise<WidgetRow> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Widget" WHERE "companyId" = ${ctx.companyId} AND "id" = ${id} AND "type" = ${definition.type} FOR UPDATE`;
  const row = rows.length
    ? await tx.widget.findFirst({ where: { id, ...(archived ? {} : { archivedAt: null }) } })
    : null;
  return asRow(found(row, capitalised(definition.label)));
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function refuseLive(ctx: Ctx, definition: WidgetDefinition, row: WidgetRow): void {
  if (row.active && !ctx.can('publish'))
    throw new DocentError(
      'widget_is_live',
      `This ${definition.label} is live: changing it needs a key with the \`publish\` scope.`,
    );
}

/** Widgets of one type, newest first, in the list envelope. */
export async function listWidgets(ctx: Ctx, definition: WidgetDefinition, input: ListInput) {
  const rows = await ctx.sql<WidgetRow & { total: number; id: number | null }>(
    LIST_WIDGETS,
    definition.type,
    input.active ?? null,
    input.folderId ?? null,
    input.query ?? null,
    input.includeArchived,
    input.limit,
    input.offset,
  );
  const items = rows.filter((row) => row.id !== null).map((row) => toListItem(definition, row));
  return envelope(items, rows[0]?.total ?? 0, input);
}

/** A widget's row. @throws not_found also for an archived one. */
export async function findWidget(ctx: Ctx, definition: WidgetDefinition, id: number): Promise<WidgetRow> {
  const [row] = await ctx.sql<WidgetRow>(FIND_WIDGET, id, definition.type);
  return found(row, capitalised(definition.label));
}

/** One widget. @throws not_found also for an archived one. */
export const getWidget = async (ctx: Ctx, definition: WidgetDefinition, id: number) =>
  toDetail(definition, await findWidget(ctx, definition, id));

/**
 * Creates a widget: live when `active: true` and nothing is unmet, else a draft; a wish that was not met is explained in `note`.
 * @throws insufficient_scope for `active: true` without `publish`; validation_error for unknown references.
 */
export async function createWidget(ctx: Ctx, definition: WidgetDefinition, input: WidgetInput & { name: string }) {
  if (input.active && !ctx.can('publish')) throw missingScope('publish');
  const parts = merge(
    definition,
    { content: definition.emptyContent, settings: {}, rules: [], ruleLogicalOperator: null },
    input,
  );
  const unmet = input.active ? unmetRequirements(definition, parts) : [];
  const active = input.active === true && !unmet.length;
  const row = await ctx.db
    .$transaction(async (tx) => {
      await checkReferences(tx, ctx.companyId, { ...input, rules: parts.rules });
      const folderId = input.folderId ?? (await defaultFolderId(tx));
      return insertWidget(ctx, tx, definition.type, {
        name: input.name,
        active,
        folderId,
        themeId: input.themeId ?? null,
        ...parts,
      });
    })
    .catch(onVanished);
  return { ...toDetail(definition, row), ...(unmet.length ? { note: draftNote(definition, unmet) } : {}) };
}

/**
 * Changes the fields sent: settings merged, arrays and targeting replaced.
 * @throws widget_is_live, insufficient_scope (publishing without `publish`), validation_error with `details.unmet`; nothing is saved then.
 */
export async function updateWidget(ctx: Ctx, definition: WidgetDefinition, id: number, input: WidgetInput) {
  const row = await ctx.db
    .$transaction(async (tx) => {
      const before = await lockWidget(ctx, tx, definition, id);
      refuseLive(ctx, definition, before);
      if (input.active && !before.active && !ctx.can('publish')) throw missingScope('publish');
      if (!Object.values(input).some((value) => value !== undefined)) return before;
      const parts = merge(definition, before, input);
      await checkReferences(tx, ctx.companyId, { ...input, rules: input.targeting ? parts.rules : [] });
      const active = input.active ?? before.active;
      const unmet = active ? unmetRequirements(definition, parts) : [];
      if (unmet.length) throw unpublishable(definition, unmet, before.active);
      const folderId = input.folderId === null ? await defaultFolderId(tx) : (input.folderId ?? before.folderId);
      const themeId = input.themeId === undefined ? before.themeId : input.themeId;
      const saved = { name: input.name ?? before.name, active, folderId, themeId, ...parts };
      return asRow(
        await tx.widget.update({
          where: { companyId_id: { companyId: ctx.companyId, id } },
          data: columns(ctx, saved, before.version + 1),
        }),
      );
    })
    .catch(onVanished);
  return toDetail(definition, row);
}

/** Archives a widget: taken down, out of every list, its statistics kept. @throws widget_is_live without `publish`. */
export async function archiveWidget(ctx: Ctx, definition: WidgetDefinition, id: number): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const before = await lockWidget(ctx, tx, definition, id);
    refuseLive(ctx, definition, before);
    const where = { companyId_id: { companyId: ctx.companyId, id } };
    await tx.widget.update({
      where,
      data: { ...columns(ctx, { ...before, active: false }, before.version + 1), archivedAt: new Date() },
    });
  });
}

/** Brings an archived widget back as a draft; one that is not archived stays as it is. */
export async function restoreWidget(ctx: Ctx, definition: WidgetDefinition, id: number) {
  const row = await ctx.db.$transaction(async (tx) => {
    const before = await lockWidget(ctx, tx, definition, id, true);
    if (!before.archivedAt) return before;
    const where = { companyId_id: { companyId: ctx.companyId, id } };
    const data = { ...columns(ctx, { ...before, active: false }, before.version + 1), archivedAt: null };
    return asRow(await tx.widget.update({ where, data }));
  });
  return toDetail(definition, row);
}

const COPY = ' (copy)';

/** A draft with the same content, beside the original. */
export async function duplicateWidget(ctx: Ctx, definition: WidgetDefinition, id: number) {
  const row = await ctx.db.$transaction(async (tx) => {
    const original = await lockWidget(ctx, tx, definition, id);
    const name = original.name.slice(0, 200 - COPY.length) + COPY;
    return insertWidget(ctx, tx, definition.type, { ...original, name, active: false });
  });
  return toDetail(definition, row);
}
