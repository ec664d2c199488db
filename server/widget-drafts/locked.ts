import type { WidgetDefinition } from '../../widgets/definition';
import { unmetRequirements } from '../../widgets/definition';
import { definitionAt, type WidgetPath } from '../../widgets/registry';
import type { Fields } from '../../widgets/three-way-merge';
import type { CompanyTx } from '../database/company-db';
import { asJson } from '../database/json';
import { Prisma } from '../generated/prisma/client';
import type { Ctx } from '../identity/context';
import { DocentError, found, notFound } from '../kernel/errors';
import { iso } from '../operation/wire';
import { toDetail, toReview } from '../widgets/detail';
import {
  compareDraft,
  type Draft,
  type DraftRow,
  draftableOf,
  hasChanges,
  type Review,
  toSnapshot,
} from '../widgets/draft';
import { lockWidget } from '../widgets/guards';
import type { WidgetRow } from '../widgets/rows';

/** The widget that a call names. */
export type Chosen = { widgetType: WidgetPath; id: number };

/** A draft's row with who changed it last. */
export type OwnedRow = DraftRow & { actorKind: string; actorId: string };

/** A live widget that is locked, with its draft. */
export type Locked = {
  tx: CompanyTx;
  definition: WidgetDefinition;
  widget: WidgetRow;
  row: OwnedRow | null;
  draft: Draft;
};

export const definitionFor = ({ widgetType }: Pick<Chosen, 'widgetType'>): WidgetDefinition =>
  found(definitionAt(widgetType), 'Widget type');

export const noDraft = () => notFound('Draft');

const notLive = ({ label }: WidgetDefinition): DocentError =>
  new DocentError('not_live', `This ${label} is not live, so it has no separate draft: change the ${label} itself.`);

/** A draft on the wire. */
export function toAnswer(
  definition: WidgetDefinition,
  widget: WidgetRow,
  row: DraftRow,
  { merged, changes, conflicts }: Draft,
) {
  const parts = draftableOf(merged);
  return {
    baseVersion: row.baseVersion,
    version: row.version,
    widget: toDetail(definition, { ...widget, ...parts }),
    changes,
    conflicts,
    unmet: unmetRequirements(definition, parts),
    updatedAt: iso(new Date(row.updatedAt)),
    updatedBy: row.actorName,
    review: toReview(row.review),
  };
}

/** Locks a widget and reads its draft, which only holders of the lock write. @throws DocentError `not_live` for one that is not live */
export async function lockDraft(ctx: Ctx, tx: CompanyTx, definition: WidgetDefinition, id: number): Promise<Locked> {
  const widget = await lockWidget(ctx, tx, definition, id);
  if (!widget.active) throw notLive(definition);
  const row: OwnedRow | null = await tx.widgetDraft.findFirst({ where: { widgetId: id } });
  return { tx, definition, widget, row, draft: compareDraft(definition, widget, row) };
}

/** What every `edit_conflict` tells: the version that is stored, and who saved it. */
export function aboutVersion({ actor }: Ctx, row: OwnedRow | null) {
  const version = row?.snapshot ? row.version : 0;
  const updatedByCaller = row?.actorKind === actor.kind && row.actorId === actor.id && row.actorName === actor.name;
  const updatedAt = row && iso(row.updatedAt);
  return { version, currentVersion: version, updatedAt, updatedBy: row?.actorName ?? null, updatedByCaller };
}

/** @throws DocentError `edit_conflict` where the draft is at another version than the caller expects */
export function refuseStaleDraft(ctx: Ctx, { row, draft }: Locked, expected: number | undefined): void {
  const about = aboutVersion(ctx, row);
  const { version, updatedBy } = about;
  if (expected === undefined || expected === version || (expected === 0 && !hasChanges(draft))) return;
  const by = updatedBy ? ` by ${updatedBy}` : '';
  throw new DocentError(
    'edit_conflict',
    version
      ? `The draft was changed meanwhile${by}: it is at version ${version}, not ${expected}. Read it again, then send the change.`
      : `The draft is gone: it was published or discarded${by}. Read the widget again, then send the change.`,
    about,
  );
}

export type Written = { base: Fields; fields: Fields; review?: Review | undefined };

/** Writes the draft as its next version; one without changes is emptied. */
export async function writeDraft(
  ctx: Ctx,
  { tx, definition, widget, row }: Locked,
  written: Written | null,
): Promise<DraftRow> {
  const { companyId, actor } = ctx;
  const own = {
    version: (row?.version ?? 0) + 1,
    base: written ? asJson(toSnapshot(definition, written.base)) : Prisma.DbNull,
    snapshot: written ? asJson(toSnapshot(definition, written.fields)) : Prisma.DbNull,
    review: written?.review ? asJson(written.review) : Prisma.DbNull,
    baseVersion: widget.version,
    actorKind: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
    updatedAt: new Date(),
  };
  return tx.widgetDraft.upsert({
    where: { companyId_widgetId: { companyId, widgetId: widget.id } },
    create: { companyId, widgetId: widget.id, ...own },
    update: own,
  });
}
