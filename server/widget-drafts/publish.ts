import { unmetRequirements, unmetText, type WidgetDefinition } from '../../widgets/definition';
import type { CompanyTx } from '../database/company-db';
import type { Ctx } from '../identity/context';
import { DocentError } from '../kernel/errors';
import { withWarnings } from '../operation/wire';
import { findExtras, toDetail } from '../widgets/detail';
import { draftableOf, hasChanges, type ReviewNote, reviewOf } from '../widgets/draft';
import { onVanished } from '../widgets/guards';
import { checkReferences } from '../widgets/references';
import type { WidgetRow } from '../widgets/rows';
import { saveWidget } from '../widgets/save';
import { linkedOddly, warningsFor } from '../widgets/warnings';
import {
  aboutVersion,
  type Chosen,
  definitionFor,
  type Locked,
  lockDraft,
  noDraft,
  refuseStaleDraft,
  writeDraft,
} from './locked';
import { tellRequester } from './mails';

const conflictOf = (ctx: Ctx, { definition: { label }, row, draft: { conflicts } }: Locked): DocentError =>
  new DocentError(
    'edit_conflict',
    `The live ${label} and its draft both changed ${conflicts.map(({ path }) => `\`${path}\``).join(', ')}. Send each field to the draft again as it shall be, or discard its change, then publish.`,
    { ...aboutVersion(ctx, row), conflicts },
  );

const unpublishable = ({ label }: WidgetDefinition, unmet: ReturnType<typeof unmetRequirements>): DocentError =>
  new DocentError(
    'validation_error',
    `These changes cannot be published yet: the ${label} would need ${unmetText(unmet)}.`,
    {
      unmet: unmet.map(({ field }) => field),
      issues: unmet.map(({ field, message }) => ({ path: field, code: 'unmet_requirement', message })),
    },
  );

/** Options of publishing a draft. */
export type Publishing = { expectedVersion?: number | undefined; showAgain?: boolean | undefined };

/** The live widget after publishing, and the notes of the review that its draft had. */
export type Published = { row: WidgetRow; notes: ReviewNote[] };

/** Publishes the draft of a widget in a transaction of the caller. @throws as `publishDraft` */
export async function publishDraftIn(
  ctx: Ctx,
  tx: CompanyTx,
  chosen: Chosen,
  { expectedVersion, showAgain }: Publishing,
): Promise<Published> {
  const definition = definitionFor(chosen);
  const locked = await lockDraft(ctx, tx, definition, chosen.id);
  refuseStaleDraft(ctx, locked, expectedVersion);
  const { widget, row, draft } = locked;
  if (!row || !hasChanges(draft)) throw noDraft();
  if (draft.conflicts.length) throw conflictOf(ctx, locked);
  const parts = draftableOf(draft.merged);
  await checkReferences(tx, ctx.companyId, parts);
  const unmet = unmetRequirements(definition, parts);
  if (unmet.length) throw unpublishable(definition, unmet);
  await writeDraft(ctx, locked, null);
  const saved = await saveWidget(
    ctx,
    tx,
    definition,
    widget,
    { ...widget, ...parts },
    {
      fromDraft: true,
      ...(showAgain && { showAgainAt: new Date() }),
    },
  );
  return { row: saved, notes: reviewOf(row.review)?.notes ?? [] };
}

/**
 * Makes the draft live, as one version. What changed in the live widget meanwhile, and not in the draft, stays.
 * @throws DocentError `not_live`; `not_found` without a draft; `edit_conflict` for another version, and with `details.conflicts` where both
 * changed the same; `validation_error` with `details.unmet` where the widget would lack something
 */
export async function publishDraft(ctx: Ctx, { widgetType, id, ...options }: Chosen & Publishing) {
  const definition = definitionFor({ widgetType });
  const { row, notes, linked } = await ctx.db
    .$transaction(async (tx) => {
      const published = await publishDraftIn(ctx, tx, { widgetType, id }, options);
      return { ...published, linked: await linkedOddly(tx, definition, published.row) };
    })
    .catch(onVanished);
  await tellRequester(ctx, definition, row, notes, { event: 'published' });
  const answer = toDetail(definition, row, await findExtras(ctx, id));
  return withWarnings(answer, await warningsFor(ctx, definition, row, linked));
}
