import type { Content, Settings } from '../../../widgets/contract/definition';
import { definitionAt, type KnownDefinition } from '../../../widgets/contract/registry';
import { recordOf } from '../../../widgets/contract/stored';
import { previews } from '../../../widgets/generated/previews';
import type { Ctx } from '../../auth/context';
import { found, invalid } from '../../platform/errors';
import { readCompany } from '../accounts/companies/service';
import { safeView } from '../delivery/browser/live';
import { hasChanges } from '../drafts/compare';
import { noDraft } from '../drafts/locked';
import { draftableOf } from '../widgets/draft';
import { widgetSubject } from '../widgets/drafts/subject';
import { findWidget } from '../widgets/service';
import { drawOnce } from './pictures';
import type { Preview, PreviewInput } from './schema';

/** The parts of the widget that are drawn. @throws DocentError `not_found`, also without the unpublished changes that were asked for */
async function partsOf(ctx: Ctx, definition: KnownDefinition, { widgetType, id, draft }: PreviewInput) {
  if (!draft) return findWidget(ctx, definition, id);
  const subject = widgetSubject(ctx, { widgetType, id });
  const { live, row } = await subject.find();
  const compared = await subject.compare(ctx.db, live, row);
  if (!row || !hasChanges(compared)) throw noDraft();
  return draftableOf(compared.merged);
}

/** The number of entries that a widget shows one at a time; undefined for a type without. */
function countEntries(definition: KnownDefinition, view: Record<string, unknown>): number | undefined {
  const { entries } = previews[definition.entityType] as { entries?: string };
  const list = entries?.split('.').reduce<unknown>((value, key) => recordOf(value)[key], view);
  return entries === undefined ? undefined : Array.isArray(list) ? list.length : 0;
}

/** @throws DocentError `validation_error` for a step that the widget does not have */
function requireStep(definition: KnownDefinition, view: Record<string, unknown>, step: number): void {
  const count = countEntries(definition, view);
  if (count !== undefined && step <= count) return;
  const message =
    count === undefined ? `A ${definition.label} has no steps: leave it out.` : `The ${definition.label} has ${count}.`;
  throw invalid([{ path: 'step', code: 'unknown_step', message }]);
}

/**
 * Draws a widget, live or not, as the browser script would, over a page of placeholders.
 * @throws DocentError `not_found`; `validation_error` for a step that it does not have; `not_configured` without a browser; `unavailable`
 */
export async function previewWidget(ctx: Ctx, input: PreviewInput): Promise<Preview> {
  const definition = found(definitionAt(input.widgetType), 'Widget type');
  const { name, content, settings, themeId } = await partsOf(ctx, definition, input);
  const parts = { id: input.id, name, content: content as Content, settings: settings as Settings };
  const view = safeView(definition.entityType, parts);
  const { step, scheme, width } = input;
  if (step !== undefined) requireStep(definition, view, step);
  const { accentColor } = (await readCompany(ctx)).settings.appearance;
  const theme =
    themeId === null ? null : await ctx.db.theme.findFirst({ where: { id: themeId }, select: { settings: true } });
  return drawOnce(String(ctx.companyId), {
    type: definition.entityType,
    widget: view,
    theme: { ...(accentColor ? { primaryColor: accentColor } : {}), ...recordOf(theme?.settings) },
    colorScheme: scheme,
    ...(step === undefined ? {} : { index: step - 1 }),
    width,
  });
}
