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

/** The parts of the widget to draw. @throws DocentError `not_found`, also if `draft` is true and there are no unpublished changes */
async function partsOf(ctx: Ctx, definition: KnownDefinition, { widgetType, id, draft }: PreviewInput) {
  if (!draft) return findWidget(ctx, definition, id);
  const subject = widgetSubject(ctx, { widgetType, id });
  const { live, row } = await subject.find();
  const compared = await subject.compare(ctx.db, live, row);
  if (!row || !hasChanges(compared)) throw noDraft();
  return draftableOf(compared.merged);
}

/** The entries that a widget shows one at a time; undefined for a type without entries. */
function entriesOf(definition: KnownDefinition, view: Record<string, unknown>): unknown[] | undefined {
  const { entries } = previews[definition.entityType] as { entries?: string };
  if (entries === undefined) return undefined;
  const list = entries.split('.').reduce<unknown>((value, key) => recordOf(value)[key], view);
  return Array.isArray(list) ? list : [];
}

/**
 * The index of the entry to draw; undefined for the initial view.
 * @throws DocentError `validation_error` for an unknown entry, or for both `step` and `entryId`
 */
function entryIndex(
  { label }: KnownDefinition,
  entries: unknown[] | undefined,
  { step, entryId }: Pick<PreviewInput, 'step' | 'entryId'>,
): number | undefined {
  if (step === undefined && entryId === undefined) return undefined;
  const path = entryId === undefined ? 'step' : 'entryId';
  const refuse = (code: string, message: string) => invalid([{ path, code, message }]);
  if (step !== undefined && entryId !== undefined) throw refuse('ambiguous', 'Send `step` or `entryId`, not both.');
  if (!entries?.length) throw refuse('unknown_step', `This ${label} has no steps: omit \`${path}\`.`);
  const index = step === undefined ? entries.findIndex((entry) => recordOf(entry).id === entryId) : step - 1;
  if (index >= 0 && index < entries.length) return index;
  const known = entries.map((entry) => recordOf(entry).id).join(', ');
  throw refuse(
    'unknown_step',
    entryId === undefined
      ? `\`step\` must be 1 to ${entries.length}.`
      : `The ${label} has no entry “${entryId}”. It has: ${known}.`,
  );
}

/**
 * Draws a widget, live or not, as the browser script would, on a placeholder page.
 * @throws DocentError `not_found`; `validation_error` for an unknown entry; `not_configured` without a browser; `unavailable`
 */
export async function previewWidget(ctx: Ctx, input: PreviewInput): Promise<Preview> {
  const definition = found(definitionAt(input.widgetType), 'Widget type');
  const { name, content, settings, themeId } = await partsOf(ctx, definition, input);
  const parts = { id: input.id, name, content: content as Content, settings: settings as Settings };
  const view = safeView(definition.entityType, parts);
  const { scheme, width } = input;
  const index = entryIndex(definition, entriesOf(definition, view), input);
  const { accentColor } = (await readCompany(ctx)).settings.appearance;
  const theme =
    themeId === null ? null : await ctx.db.theme.findFirst({ where: { id: themeId }, select: { settings: true } });
  return drawOnce(String(ctx.companyId), {
    type: definition.entityType,
    widget: view,
    theme: { ...(accentColor ? { primaryColor: accentColor } : {}), ...recordOf(theme?.settings) },
    colorScheme: scheme,
    ...(index === undefined ? {} : { index }),
    width,
  });
}
