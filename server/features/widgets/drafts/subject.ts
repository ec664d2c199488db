import {
  type Unmet,
  unmetRequirements,
  unmetText,
  type WidgetDefinition,
} from '../../../../widgets/contract/definition';
import { definitionAt, type WidgetPath } from '../../../../widgets/contract/registry';
import type { Ctx } from '../../../auth/context';
import { DocentError, found, invalid } from '../../../platform/errors';
import type { Subject } from '../../drafts/subject';
import { widgetTables } from '../../drafts/tables';
import { toDetail } from '../detail';
import { compareDraft, draftableOf, toSnapshot } from '../draft';
import { lockWidget, refuseStale } from '../guards';
import { checkReferences } from '../references';
import { dashboardUrl, type WidgetRow } from '../rows';
import { saveWidget } from '../save';
import { findWidget } from '../service';
import { loadLinkWarnings, warningsFor } from '../warnings';
import { faultsOf } from './faults';

/** The widget that a call names. */
export type Chosen = { widgetType: WidgetPath; id: number };

/** A widget as it would be after publishing, with its unmet requirements. */
type Shown = { widget: ReturnType<typeof toDetail>; unmet: Unmet[] };

export const definitionFor = ({ widgetType }: Pick<Chosen, 'widgetType'>): WidgetDefinition =>
  found(definitionAt(widgetType), 'Widget type');

const unpublishable = ({ label }: WidgetDefinition, unmet: Unmet[]): DocentError =>
  new DocentError(
    'validation_error',
    `These changes cannot be published yet: the ${label} would need ${unmetText(unmet)}.`,
    {
      unmet: unmet.map(({ field }) => field),
      issues: unmet.map(({ field, message }) => ({ path: field, code: 'unmet_requirement', message })),
    },
  );

/** A widget as a subject of drafts. */
export function widgetSubject(ctx: Ctx, { widgetType, id }: Chosen): Subject<WidgetRow, Shown> {
  const definition = definitionFor({ widgetType });
  const { label } = definition;
  return {
    label,
    noun: 'widget',
    url: dashboardUrl(definition, id),
    tables: widgetTables(ctx.companyId, id),
    mayPublish: async () => ctx.can('publish'),
    notLive: `This ${label} is not live, so it has no separate draft: change the ${label} itself.`,
    find: async () => {
      const live = await findWidget(ctx, definition, id);
      return { live, row: live.draft };
    },
    lock: (tx) => lockWidget(ctx, tx, definition, id),
    compare: async (_db, live, row) => compareDraft(definition, live, row),
    toStored: async (_tx, fields) => toSnapshot(definition, fields),
    show: async (_db, live, fields) => {
      const parts = draftableOf(fields);
      return {
        widget: toDetail(definition, { ...live, ...parts }),
        unmet: [
          ...unmetRequirements(definition, parts),
          ...faultsOf(definition, live, parts).map(({ path, message }) => ({ field: path, message })),
        ],
      };
    },
    inspect: async (tx, fields) => {
      const parts = draftableOf(fields);
      const linked = await loadLinkWarnings(tx, definition, parts);
      return () => warningsFor(ctx, definition, parts, linked);
    },
    refuseStale: (tx, live, expected) => refuseStale(ctx, tx, definition, live, expected),
    save: async (tx, live, fields, { showAgain }) => {
      const parts = draftableOf(fields);
      await checkReferences(tx, ctx.companyId, parts);
      const unmet = unmetRequirements(definition, parts);
      if (unmet.length) throw unpublishable(definition, unmet);
      const faults = faultsOf(definition, live, parts);
      if (faults.length) throw invalid(faults);
      const about = { fromDraft: true, ...(showAgain && { showAgainAt: new Date() }) };
      return saveWidget(ctx, tx, definition, live, { ...live, ...parts }, about);
    },
  };
}
