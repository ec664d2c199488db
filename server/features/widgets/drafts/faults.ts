import type { WidgetDefinition } from '../../../../widgets/contract/definition';
import { recordOf } from '../../../../widgets/contract/stored';
import { isSame } from '../../../../widgets/merge/three-way-merge';
import { issuesOf } from '../../../operations/failure';
import type { Issue } from '../../../platform/errors';
import { toDetail } from '../detail';
import type { Draftable } from '../draft';
import type { WidgetRow } from '../rows';
import { widgetSchemas } from '../schema';

type Json = Record<string, unknown>;

/** The values of `after` that differ from those of `before`. */
const differing = (before: Json, after: Json): Json =>
  Object.fromEntries(Object.entries(after).filter(([key, value]) => !isSame(before[key], value)));

/**
 * The issues that the update of the type would report for a draft that is merged into the live widget. Even if both are valid, the result
 * may not be: two lists that each have room for more entries can be too long together.
 */
export function faultsOf(definition: WidgetDefinition, live: WidgetRow, parts: Draftable): Issue[] {
  const { update } = widgetSchemas(definition);
  const [before, after]: [Json, Json] = [toDetail(definition, live), toDetail(definition, { ...live, ...parts })];
  const fields = Object.entries(differing(before, after)).filter(([key]) => Object.hasOwn(update.shape, key));
  const { settings, ...own } = Object.fromEntries(fields);
  const { error } = update.safeParse({
    ...own,
    ...(settings === undefined ? {} : { settings: differing(recordOf(before.settings), recordOf(settings)) }),
    [definition.idParam]: live.id,
  });
  return error ? issuesOf(error) : [];
}
