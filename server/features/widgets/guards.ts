import { type Unmet, unmetText, type WidgetDefinition } from '../../../widgets/contract/definition';
import { definitionOf, type KnownDefinition } from '../../../widgets/contract/registry';
import type { Ctx } from '../../auth/context';
import { missingScope } from '../../auth/scopes';
import type { CompanyTx } from '../../database/company-db';
import { Prisma } from '../../generated/prisma/client';
import { iso } from '../../operations/wire';
import { DocentError, found } from '../../platform/errors';
import { readRow, type WidgetRow } from './rows';

/** Capitalizes a label for the beginning of a sentence. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Why a widget remained a draft, and how to publish it. */
export function draftNote(definition: WidgetDefinition, unmet: Unmet[]): string {
  return `Saved as a draft: this ${definition.label} still needs ${unmetText(unmet)}. Add that, then send \`"active": true\`.`;
}

/** The error for a widget that would be live with unmet requirements. */
export function unpublishable(definition: WidgetDefinition, unmet: Unmet[], wasLive: boolean): DocentError {
  const fields = unmet.map(({ field }) => field);
  const message = wasLive
    ? `This would leave a live ${definition.label} without ${fields.join(', ')}. Send \`"active": false\` first.`
    : `This ${definition.label} cannot be published yet. It still needs ${unmetText(unmet)}.`;
  return new DocentError('validation_error', message, {
    unmet: fields,
    issues: unmet.map((one) => ({ path: one.field, code: 'unmet_requirement', message: one.message })),
  });
}

/** Converts the error for a folder, theme or company that was deleted between the check and the write to `conflict`. */
export function conflictIfDeleted(error: unknown): never {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003')
    throw new DocentError('conflict', 'A record that this widget refers to was deleted at the same time.');
  throw error;
}

/** The definition of a widget's type. @param archived includes archived widgets. @throws DocentError `not_found` */
export async function definitionOfWidget(
  { db }: Pick<Ctx, 'db'>,
  id: number,
  archived = false,
): Promise<KnownDefinition> {
  const where = { id, ...(archived ? {} : { archivedAt: null }) };
  const row = await db.widget.findFirst({ where, select: { type: true } });
  return found(definitionOf(found(row, 'Widget').type), 'Widget type');
}

/**
 * Locks the row until the transaction ends, so that checks apply to the state that the caller overwrites.
 * @param archived includes archived widgets
 */
export async function lockWidget(
  ctx: Ctx,
  tx: CompanyTx,
  definition: WidgetDefinition,
  id: number,
  archived = false,
): Promise<WidgetRow> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Widget" WHERE "companyId" = ${ctx.companyId} AND "id" = ${id} AND "type" = ${definition.entityType} FOR UPDATE`;
  const row = rows.length
    ? await tx.widget.findFirst({ where: { id, ...(archived ? {} : { archivedAt: null }) } })
    : null;
  return readRow(definition, found(row, capitalized(definition.label)));
}

/**
 * Refuses what only the `publish` scope allows: to change a live widget, and to make one live.
 * @param before the stored widget; undefined for a new widget.
 * @throws DocentError `widget_is_live` or `insufficient_scope`.
 */
export function requirePublish(
  ctx: Ctx,
  definition: WidgetDefinition,
  before: Pick<WidgetRow, 'active'> | undefined,
  active = false,
): void {
  if (ctx.can('publish')) return;
  if (before?.active)
    throw new DocentError(
      'widget_is_live',
      `This ${definition.label} is live: changing it needs a key with the \`publish\` scope. Without it, change its draft, which a caller with the \`publish\` scope can then publish: PATCH /v1/widgets/{widgetType}/{id}/draft.`,
    );
  if (active) throw missingScope('publish');
}

/**
 * Requires a connected application to publish in a separate call, which its host can ask the person to approve. `active: true` is accepted
 * for a record that is already live.
 * @param before the stored record; undefined for a new one
 * @throws DocentError `insufficient_scope` for a change that publishes
 */
export function requireSeparatePublish(
  ctx: Ctx,
  { active }: { active?: unknown },
  before?: { active: boolean },
  tool = 'publish_widget',
): void {
  if (active !== true || before?.active || !ctx.actor.application) return;
  throw new DocentError(
    'insufficient_scope',
    `An application publishes in a separate call: leave \`active\` out, then call \`${tool}\`.`,
    { requiredScope: 'publish' },
  );
}

/** Refuses a change that is not based on the stored version. The error says who saved that version, and whether it was the caller. */
export async function refuseStale(
  { actor }: Ctx,
  tx: CompanyTx,
  definition: WidgetDefinition,
  row: WidgetRow,
  expected: number | undefined,
) {
  if (expected === undefined || expected === row.version) return;
  const { id, version, updatedAt } = row;
  const last = await tx.widgetVersion.findFirst({
    where: { widgetId: id, number: version },
    select: { actorKind: true, actorId: true, actorName: true },
  });
  const updatedBy = last?.actorName ?? null;
  // The names are compared too: a connected application has the id of its person, but a different name.
  const updatedByCaller = last?.actorKind === actor.kind && last.actorId === actor.id && last.actorName === actor.name;
  throw new DocentError(
    'edit_conflict',
    `This ${definition.label} was saved meanwhile${updatedBy ? ` by ${updatedBy}` : ''}: it is at version ${version}, not ${expected}. Read it again, then send the change.`,
    { version, currentVersion: version, updatedAt: iso(updatedAt), updatedBy, updatedByCaller },
  );
}
