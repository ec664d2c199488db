import { definitionAt, type WidgetPath } from '../../../../widgets/contract/registry';
import type { Warning } from '../../../../widgets/validation/warning';
import type { Ctx } from '../../../auth/context';
import { withWarnings } from '../../../operations/wire';
import { found } from '../../../platform/errors';
import { updateWidget } from '../service';

type Chosen = { widgetType: WidgetPath; id: number; expectedVersion?: number | undefined };

/**
 * Publishes a widget, or takes it down. A widget that is already in that state does not change.
 * @throws DocentError `not_found`; `edit_conflict`; `validation_error` with `details.unmet` for unmet requirements; without the scope
 * `publish`: `widget_is_live` for a live widget, `insufficient_scope` for publishing a draft.
 */
export async function setLive(ctx: Ctx, { widgetType, id, expectedVersion }: Chosen, active: boolean) {
  const definition = found(definitionAt(widgetType), 'Widget type');
  const saved = await updateWidget(ctx, definition, id, { active }, { expectedVersion, isSeparate: true });
  const { name, version, dashboardUrl } = saved;
  const { warnings = [] } = saved as { warnings?: Warning[] };
  const { entityType } = definition;
  return withWarnings({ id, entityType, widgetType, name, active: saved.active, version, dashboardUrl }, warnings);
}
