import { z } from 'zod';
import { definitionAt } from '../../../../widgets/contract/registry';
import { MERGE_MODES } from '../../../operations/merge-mode';
import { proposalId } from '../../../operations/proposals';
import { readOnlyKeysOf } from '../../../operations/round-trip';
import { widgetPathInput } from '../../../operations/widget-types';
import { id } from '../../../operations/wire';
import {
  ACTIONS,
  discardedPaths,
  draftFields,
  expected,
  expectedVersion,
  note,
  plannedAt,
  scheduleId,
} from '../../drafts/schema';
import { withoutLists } from '../merge';
import { widgetSchemas } from '../schema';
import { anyWidget } from '../versions/schema';

const widget = {
  widgetType: widgetPathInput,
  id: id.describe('The widget’s id.').meta({ example: 42 }),
};

export const draftPath = z.strictObject(widget);

const OF_ACTIVE: z.core.$ZodSuperRefineIssue = {
  code: 'custom',
  path: ['active'],
  params: { code: 'unrecognized_keys' },
  message: 'A draft is published by `POST …/draft/publish`.',
};

const mode = z
  .enum(MERGE_MODES)
  .default('replace')
  .describe(
    '`merge`: in lists whose entries have ids, `{ id, … }` changes that entry, `{ id, remove: true }` removes it, and an entry without `id` is appended. `replace` replaces lists as a whole.',
  )
  .meta({ example: 'merge' });

const updateFields = z.looseObject({ ...widget, ...expected('widget'), mode, proposalId });

/** Reports what the update of the type refuses, before the proposal and the widget are read. Read-only fields are compared later. */
function checkFields({ widgetType, id, mode, ...body }: z.output<typeof updateFields>, ctx: z.RefinementCtx): void {
  const definition = definitionAt(widgetType);
  if (!definition) return;
  const { update: schema, detail: answer } = widgetSchemas(definition);
  const { expectedVersion: _, baseVersion: __, proposalId, ...sent } = body;
  const readOnly = readOnlyKeysOf({ schema, answer }, sent);
  const own = Object.fromEntries(Object.entries(sent).filter(([key]) => !readOnly.includes(key)));
  const { error } = schema.safeParse({
    ...(mode === 'merge' ? withoutLists(own) : own),
    [definition.idParam]: id,
  });
  for (const issue of error?.issues ?? []) ctx.addIssue({ ...issue });
  // A proposal refuses `active: true` for all of its parts.
  if (Object.hasOwn(sent, 'active') && !(proposalId !== undefined && sent.active === true)) ctx.addIssue(OF_ACTIVE);
}

/** The other fields of the body depend on the type: the schema of its update checks them. */
export const updateInput = updateFields.superRefine(checkFields);

export const discardInput = z.strictObject({ ...widget, path: discardedPaths.meta({ example: ['settings.trigger'] }) });

export const publishInput = z.strictObject({
  ...widget,
  expectedVersion,
  showAgain: z
    .boolean()
    .default(false)
    .describe(
      'true shows the widget again to everyone who saw it: its frequency starts over. Statistics count both views.',
    )
    .meta({ example: false }),
});

export const reviewInput = z.strictObject({
  ...widget,
  note: note.optional().meta({ example: 'Ready, please check step 2.' }),
});
export const sendBackInput = z.strictObject({
  ...widget,
  note: note.meta({ example: 'Please shorten the second step.' }),
});

const place = z
  .string()
  .describe('The path, such as `settings.trigger`, `steps[id=a1].title`, `steps[id=a1]` or `steps[order]`.')
  .meta({ example: 'steps[id=a1].title' });

export const draft = z
  .strictObject({
    ...draftFields('widget', place),
    widget: anyWidget.describe('The widget as it would be after publishing.'),
    unmet: z
      .array(
        z.strictObject({ field: z.string().describe('The field.'), message: z.string().describe('The requirement.') }),
      )
      .describe('Unmet publish requirements.'),
  })
  .meta({ id: 'WidgetDraft', description: 'The unpublished changes of a live widget.' });

const action = z
  .enum(ACTIONS)
  .describe('`publish` a draft, `publish-changes` of a live widget, or `take-down` a live widget.');

export const planInput = z.strictObject({
  ...widget,
  action: action.meta({ example: 'publish-changes' }),
  at: plannedAt,
});

export const planPath = z.strictObject({ ...widget, scheduleId });

export const moveInput = z.strictObject({ ...widget, scheduleId, at: plannedAt.optional() });
