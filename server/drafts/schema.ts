import { z } from 'zod';
import { LENGTHS } from '../../widgets/limits';
import { id, timestamp, warningsOfChange } from '../operation/wire';

const reviewNote = {
  by: z.string().describe('The person or key that wrote it.').meta({ example: 'Kim Park' }),
  at: timestamp.describe('When it was written.'),
  note: z.string().nullable().describe('What it says.').meta({ example: 'Please check the second step.' }),
};
const reviewState = z.enum(['requested', 'sent_back']);

/** The review of unpublished changes. */
export const review = z
  .strictObject({
    state: reviewState
      .nullable()
      .describe('`requested`, `sent_back`, or null where the draft was changed after the last note.')
      .meta({ example: 'requested' }),
    ...reviewNote,
    notes: z
      .array(
        z.strictObject({
          state: reviewState.describe('What the note did.').meta({ example: 'requested' }),
          ...reviewNote,
        }),
      )
      .describe('Every note since the draft was begun, oldest first.'),
  })
  .meta({
    id: 'DraftReview',
    description: 'The review of unpublished changes; `by`, `at` and `note` are those of the last note.',
  });

export const ACTIONS = ['publish', 'publish-changes', 'take-down'] as const;
export type Action = (typeof ACTIONS)[number];

/** The fields of a scheduled action. */
export const planned = {
  id: id.describe('The id of the planned action.').meta({ example: 3 }),
  action: z.enum(ACTIONS).describe('What is done.').meta({ example: 'publish-changes' }),
  at: timestamp.describe('When it is done.'),
  createdBy: z.string().describe('The person or key that planned it.').meta({ example: 'Kim Park' }),
};

/** The draft and the schedule of what is live. Only answers have these fields. */
export const extraFields = {
  draft: z
    .strictObject({
      changes: z.int().describe('How many changes are unpublished.').meta({ example: 4 }),
      updatedAt: timestamp.describe('When the draft was last changed.'),
      updatedBy: z.string().describe('The person or key that changed it last.').meta({ example: 'Kim Park' }),
      review: review.nullable().describe('The review that was asked for; null for none.'),
    })
    .nullable()
    .describe('The unpublished changes of what is live, which `GET …/draft` reads; null for none.'),
  schedule: z
    .array(z.strictObject(planned))
    .describe('What is planned: to publish it or to take it down at a set time.'),
};

const MAX_PATHS = 100;
const MAX_PATH_LENGTH = 500;

/** A version of what is live: 1 when it is created, one more with every save. */
export const version = z.int().min(1).max(2_147_483_647);
const draftVersion = z.int().min(0).max(2_147_483_647);

/** The draft that a change was made to. */
export const expectedVersion = draftVersion
  .optional()
  .describe(
    'The `version` of the draft that this was made to; 0 where there was none. If it is another by now: `edit_conflict`.',
  )
  .meta({ example: 3 });

/** The versions that a change of a draft expects. @param noun the live record, such as `widget` */
export const expected = (noun: string) => ({
  expectedVersion,
  baseVersion: version
    .optional()
    .describe(
      `The \`version\` of the live ${noun} that this was made to. If it is another by now: \`edit_conflict\`, and \`details.version\` is that of the live ${noun}.`,
    )
    .meta({ example: 7 }),
});

export const note = z.string().trim().min(1).max(LENGTHS.content).describe('What the others should know.');

/** The places whose changes are discarded. */
export const discardedPaths = z
  .array(z.string().min(1).max(MAX_PATH_LENGTH))
  .max(MAX_PATHS)
  .optional()
  .describe(
    'Only the changes at these places, as `changes` names them: repeated, or separated by commas. All when left out.',
  );

const value = z.unknown().describe('The value; null where there is none.');

/** The fields of a draft, without the thing as it would be. */
export function draftFields(noun: string, place: z.ZodString) {
  return {
    baseVersion: version.describe(`The version of the live ${noun} that the draft is based on.`).meta({ example: 7 }),
    version: draftVersion
      .describe('Counts the changes of the draft; send it back as `expectedVersion`.')
      .meta({ example: 3 }),
    changes: z
      .array(
        z.strictObject({
          path: place,
          from: value.describe('The live value now.'),
          to: value.describe('The value after publishing.'),
        }),
      )
      .describe('What publishing would change, by field and by entry.'),
    conflicts: z
      .array(
        z.strictObject({
          path: place,
          base: value.describe('The value that both began with.'),
          live: value.describe('The live value now.'),
          draft: value.describe('The value of the draft.'),
        }),
      )
      .describe(
        `What was changed both in the live ${noun} and in the draft since \`baseVersion\`. Publishing waits until each is decided: send the field again, or discard its change.`,
      ),
    updatedAt: timestamp.describe('When the draft was last changed.'),
    updatedBy: z.string().describe('The person or key that changed it last.').meta({ example: 'Kim Park' }),
    review: review.nullable().describe('The review that was asked for; null for none.'),
    warnings: warningsOfChange,
  };
}

export const plannedAt = timestamp.describe('When to do it: in the future, and at most two years ahead.');

export const plan = z
  .strictObject(planned)
  .meta({ id: 'PlannedAction', description: 'Something that is done with it at a set time.' });

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

export const scheduleId = id.describe('The id of the planned action.').meta({ example: 3 });
