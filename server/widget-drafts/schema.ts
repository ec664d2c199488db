import { z } from 'zod';
import { LENGTHS } from '../../widgets/limits';
import { widgetPathInput } from '../operation/widget-types';
import { id, timestamp, warningsOfChange } from '../operation/wire';
import { anyWidget } from '../widget-versions/schema';
import { ACTIONS, planned, review, version } from '../widgets/schema';

const MAX_PATHS = 100;
const MAX_PATH_LENGTH = 500;

const widget = {
  widgetType: widgetPathInput,
  id: id.describe('The widget’s id.').meta({ example: 42 }),
};

const draftVersion = z.int().min(0).max(2_147_483_647);

const expectedVersion = draftVersion
  .optional()
  .describe(
    'The `version` of the draft that this was made to; 0 where there was none. If it is another by now: `edit_conflict`.',
  )
  .meta({ example: 3 });

const note = z.string().trim().min(1).max(LENGTHS.content).describe('What the others should know.');

export const draftPath = z.strictObject(widget);

/** The rest of the body belongs to the type: it is checked by the schema of its update. */
export const updateInput = z.looseObject({
  ...widget,
  expectedVersion,
  baseVersion: version
    .optional()
    .describe(
      'The `version` of the live widget that this was made to. If it is another by now: `edit_conflict`, and `details.version` is that of the live widget.',
    )
    .meta({ example: 7 }),
});

export const discardInput = z.strictObject({
  ...widget,
  path: z
    .array(z.string().min(1).max(MAX_PATH_LENGTH))
    .max(MAX_PATHS)
    .optional()
    .describe(
      'Only the changes at these places, as `changes` names them: repeated, or separated by commas. All when left out.',
    )
    .meta({ example: ['settings.trigger'] }),
});

export const publishInput = z.strictObject({
  ...widget,
  expectedVersion,
  showAgain: z
    .boolean()
    .default(false)
    .describe('true shows the widget again to everybody who saw it: its frequency starts again. Statistics keep both.')
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

const value = z.unknown().describe('The value; null where there is none.');
const place = z
  .string()
  .describe('The place, such as `settings.trigger`, `steps[id=a1].title`, `steps[id=a1]` or `steps[order]`.')
  .meta({ example: 'steps[id=a1].title' });

export const conflicts = z.array(
  z.strictObject({
    path: place,
    base: value.describe('The value that both began with.'),
    live: value.describe('The live value now.'),
    draft: value.describe('The value of the draft.'),
  }),
);

export const draft = z
  .strictObject({
    baseVersion: version.describe('The version of the live widget that the draft is based on.').meta({ example: 7 }),
    version: draftVersion
      .describe('Counts the changes of the draft; send it back as `expectedVersion`.')
      .meta({ example: 3 }),
    widget: anyWidget.describe('The widget as it would be after publishing.'),
    changes: z
      .array(
        z.strictObject({
          path: place,
          from: value.describe('The live value now.'),
          to: value.describe('The value after publishing.'),
        }),
      )
      .describe('What publishing would change, by field and by entry.'),
    conflicts: conflicts.describe(
      'What was changed both in the live widget and in the draft since `baseVersion`. Publishing waits until each is decided: send the field again, or discard its change.',
    ),
    unmet: z
      .array(
        z.strictObject({ field: z.string().describe('The field.'), message: z.string().describe('What it needs.') }),
      )
      .describe('What publishing still needs.'),
    updatedAt: timestamp.describe('When the draft was last changed.'),
    updatedBy: z.string().describe('The person or key that changed it last.').meta({ example: 'Kim Park' }),
    review: review.nullable().describe('The review that was asked for; null for none.'),
    warnings: warningsOfChange,
  })
  .meta({ id: 'WidgetDraft', description: 'The unpublished changes of a live widget.' });

const action = z
  .enum(ACTIONS)
  .describe('`publish` a draft, `publish-changes` of a live widget, or `take-down` a live widget.');

export const planInput = z.strictObject({
  ...widget,
  action: action.meta({ example: 'publish-changes' }),
  at: timestamp.describe('When to do it: in the future, and at most two years ahead.'),
});

export const plan = z
  .strictObject(planned)
  .meta({ id: 'PlannedAction', description: 'Something that is done with a widget at a set time.' });

export const STATES = ['pending', 'done', 'failed', 'canceled'] as const;

export const plans = z.strictObject({
  data: z
    .array(
      z
        .strictObject({
          ...planned,
          state: z.enum(STATES).describe('Whether it is still to be done, was done, failed, or was canceled.'),
          ranAt: timestamp.nullable().describe('When it was done or failed; null before.'),
          reason: z
            .string()
            .nullable()
            .describe('Why it failed; null unless it did.')
            .meta({ example: 'The widget has no unpublished changes.' }),
        })
        .meta({ id: 'PlannedActionState', description: 'A planned action, and what became of it.' }),
    )
    .describe('What is planned, soonest first; then the last ten that ran, newest first.'),
});

export const planPath = z.strictObject({
  ...widget,
  scheduleId: id.describe('The id of the planned action.').meta({ example: 3 }),
});
