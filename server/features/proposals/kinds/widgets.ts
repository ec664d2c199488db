import { unmetRequirements } from '../../../../widgets/contract/definition';
import type { KnownDefinition } from '../../../../widgets/contract/registry';
import { changesBetween } from '../../../../widgets/merge/three-way-merge';
import { compareDraft, fieldsOf, toSnapshot } from '../../widgets/draft';
import { definitionOfWidget, lockWidget, unpublishable } from '../../widgets/guards';
import { dashboardUrl, type WidgetRow } from '../../widgets/rows';
import { saveWidget } from '../../widgets/save';
import { findWidget } from '../../widgets/service';
import { loadLinkWarnings, warningsFor } from '../../widgets/warnings';
import { type Handler, kept, type Targeting } from '../part';
import { picturesOfNew } from '../pictures';

/** Whom a widget with these rules is shown to. */
export const targetingOf = (
  { path: widgetType }: KnownDefinition,
  id: number,
  { rules, ruleLogicalOperator }: Pick<WidgetRow, 'rules' | 'ruleLogicalOperator'>,
): Targeting => ({ rules, ruleLogicalOperator: ruleLogicalOperator === 'or' ? 'or' : 'and', widgetType, id });

/** A new widget. */
export const widgets: Handler = {
  describe: async (ctx, part) => {
    const { targetId } = part;
    const definition = await definitionOfWidget(ctx, targetId);
    const row = await findWidget(ctx, definition, targetId);
    return {
      type: definition.entityType,
      name: row.name,
      dashboardUrl: dashboardUrl(definition, targetId),
      changes: [],
      conflicts: [],
      unmet: unmetRequirements(definition, row),
      warnings: await warningsFor(ctx, definition, row, await loadLinkWarnings(ctx.db, definition, row)),
      targeting: targetingOf(definition, targetId, row),
      pictures: picturesOfNew(definition, part),
    };
  },

  publish: async (ctx, tx, { targetId }) => {
    const definition = await definitionOfWidget(ctx, targetId);
    const row = await lockWidget(ctx, tx, definition, targetId);
    if (row.active) return kept('is_live');
    const unmet = unmetRequirements(definition, row);
    if (unmet.length) throw unpublishable(definition, unmet, false);
    const live = await saveWidget(ctx, tx, definition, row, { ...row, active: true });
    return { after: toSnapshot(definition, fieldsOf(live)) };
  },

  discard: async (ctx, tx, { targetId }) => {
    const definition = await definitionOfWidget(ctx, targetId);
    const row = await lockWidget(ctx, tx, definition, targetId);
    if (row.active) return kept('is_live');
    await saveWidget(ctx, tx, definition, row, row, { archivedAt: new Date() });
    return { state: 'discarded' };
  },

  revert: async (ctx, tx, { targetId, after }) => {
    const definition = await definitionOfWidget(ctx, targetId);
    const row = await lockWidget(ctx, tx, definition, targetId);
    // Converts the version that was published to the current format.
    const { base, live } = compareDraft(definition, row, { base: after, snapshot: after });
    if (row.active) await saveWidget(ctx, tx, definition, row, { ...row, active: false });
    return { state: 'reverted', kept: changesBetween(base, live).map(({ path }) => path) };
  },
};
