import { z } from 'zod';
import { LENGTHS } from '../../../widgets/contract/limits';
import { asChangingWithoutSave } from '../../operations/round-trip';
import { undividedLists } from '../../operations/undivided-lists';
import { id, timestamp, warningsOfChange } from '../../operations/wire';

const reviewNote = {
  by: z.string().describe('The person or key that wrote it.').meta({ example: 'Kim Park' }),
  at: timestamp.describe('When it was written.'),
  note: z.string().nullable().describe('The text.').meta({ example: 'Please check the second step.' }),
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
          state: reviewState.describe('The state after the note.').meta({ example: 'requested' }),
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
  id: id.describe('The id of the scheduled action.').meta({ example: 3 }),
  action: z.enum(ACTIONS).describe('The action.').meta({ example: 'publish-changes' }),
  at: timestamp.describe('When it runs.'),
  createdBy: z.string().describe('The person or key that scheduled it.').meta({ example: 'Kim Park' }),
};

/** The draft and the schedule of a live record. Only responses have these fields; they change without a save of the record. */
export const extraFields = {
  draft: asChangingWithoutSave(
    z
      .strictObject({
        changes: z.int().describe('The number of unpublished changes.').meta({ example: 4 }),
        updatedAt: timestamp.describe('When the draft was last changed.'),
        updatedBy: z.string().describe('The person or key that last changed it.').meta({ example: 'Kim Park' }),
        review: review.nullable().describe('The requested review; null for none.'),
      })
      .nullable()
      .describe('The unpublished changes, which `GET …/draft` reads; null for none.'),
  ),
  schedule: asChangingWithoutSave(
    z.array(z.strictObject(planned)).describe('Scheduled actions: to publish it or to take it down.'),
  ),
};

const MAX_PATHS = 100;
/** Of one text, which may contain several paths. */
const MAX_PATHS_LENGTH = 2_000;

/** The version of a live record: 1 after its creation, incremented by every save. */
export const version = z.int().min(1).max(2_147_483_647);
const draftVersion = z.int().min(0).max(2_147_483_647);

/** The version of the record itself, not of its draft, that the caller read before the change. */
export const expectedSaved = version
  .optional()
  .describe('The `version` that you read. If it has changed, the request is refused: `edit_conflict`.')
  .meta({ example: 7 });

/** The version of the draft that the caller read before the change. */
export const expectedVersion = draftVersion
  .optional()
  .describe('The `version` of the draft that you read; 0 without a draft. If it has changed: `edit_conflict`.')
  .meta({ example: 3 });

/** The versions that a change of a draft expects. @param noun the live record, such as `widget` */
export const expected = (noun: string) => ({
  expectedVersion,
  baseVersion: version
    .optional()
    .describe(
      `The \`version\` of the live ${noun} that you read. If it has changed: \`edit_conflict\`, and \`details.version\` is that of the live ${noun}.`,
    )
    .meta({ example: 7 }),
});

export const note = z.string().trim().min(1).max(LENGTHS.content).describe('A note for the other members.');

/** The places whose changes are discarded. Each text is a path or several, since the id of an entry may contain commas. */
export const discardedPaths = z
  .array(z.string().min(1).max(MAX_PATHS_LENGTH))
  .min(1)
  .max(MAX_PATHS)
  .register(undividedLists, { undivided: true })
  .optional()
  .describe('Only the changes at these paths, as in `changes`: repeated, or separated by commas. Default: all.');

const value = z.unknown().describe('The value; null for none.');

/** The fields of a draft, without the merged record. */
export function draftFields(noun: string, place: z.ZodString) {
  return {
    baseVersion: version.describe(`The version of the live ${noun} that the draft is based on.`).meta({ example: 7 }),
    version: draftVersion.describe('The version of the draft; send it back as `expectedVersion`.').meta({ example: 3 }),
    changes: z
      .array(
        z.strictObject({
          path: place,
          from: value.describe('The live value now.'),
          to: value.describe('The value after publishing.'),
        }),
      )
      .describe('The changes that publishing would make, by field and entry.'),
    conflicts: z
      .array(
        z.strictObject({
          path: place,
          base: value.describe('The value before both changes.'),
          live: value.describe('The live value now.'),
          draft: value.describe('The value of the draft.'),
        }),
      )
      .describe(
        `Fields that changed both in the live ${noun} and in the draft since \`baseVersion\`. Resolve each before publishing: send the field again, or discard its change.`,
      ),
    updatedAt: timestamp.describe('When the draft was last changed.'),
    updatedBy: z.string().describe('The person or key that last changed it.').meta({ example: 'Kim Park' }),
    review: review.nullable().describe('The requested review; null for none.'),
    warnings: warningsOfChange,
  };
}

export const plannedAt = timestamp.describe('When it runs: in the future, at most two years ahead.');

export const plan = z.strictObject(planned).meta({ id: 'PlannedAction', description: 'A scheduled action.' });

export const STATES = ['pending', 'done', 'failed', 'canceled'] as const;

/** A scheduled action with its state. */
export const planState = z
  .strictObject({
    ...planned,
    state: z.enum(STATES).describe('Pending, done, failed or canceled.').meta({ example: 'pending' }),
    ranAt: timestamp.nullable().describe('When it ran; null before.'),
    reason: z
      .string()
      .nullable()
      .describe('Why it failed; null otherwise.')
      .meta({ example: 'The widget has no unpublished changes.' }),
  })
  .meta({ id: 'PlannedActionState', description: 'A scheduled action with its state.' });

export const plans = z.strictObject({
  data: z.array(planState).describe('Pending actions, soonest first; then the last ten that ran, newest first.'),
});

export const scheduleId = id.describe('The id of the scheduled action.').meta({ example: 3 });
