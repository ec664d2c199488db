import { z } from 'zod';
import { LENGTHS } from '../../../../widgets/contract/limits';
import { storableText, unstorable } from '../../../operations/storable';
import { id } from '../../../operations/wire';
import { surveyAnswers } from '../../analytics/responses/answers-schema';
import { metadata } from '../../audience/users/schema';
import { clientToken } from './token';

/** Ids that browsers generate for themselves, for events and for responses. */
const madeId = z.string().regex(/^[\w-]{8,64}$/, 'Must be 8 to 64 letters, digits, `-` or `_`.');

/** Rejects values at any depth that the database cannot store unchanged. */
const storable = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.superRefine((value, ctx) => {
    for (const { path, code, message } of unstorable(value))
      ctx.addIssue({ code: 'custom', path: path ? [path] : [], params: { code }, message });
  });

const userId = storable(z.string().min(1).max(LENGTHS.userId));
const url = z.string().max(LENGTHS.url).optional();
const email = z.string().max(LENGTHS.email).optional();

// Replaces what cannot be stored in the words of a person, who cannot send a refused answer again.
const replaced = (value: unknown) => (typeof value === 'string' ? storableText(value) : value);
const words = z.preprocess(replaced, z.string().max(LENGTHS.content).optional());
const answers = z.preprocess(
  (given) =>
    typeof given === 'object' && given !== null && !Array.isArray(given)
      ? Object.fromEntries(
          Object.entries(given).map(([id, value]) => [
            id,
            Array.isArray(value) ? value.map(replaced) : replaced(value),
          ]),
        )
      : given,
  surveyAnswers,
);

/** The fields of every request of a browser. */
const claim = {
  clientToken,
  anonymousId: madeId,
  userId: userId.optional(),
  hash: z.string().max(128).optional(),
};

export const bootstrapInput = storable(
  z.strictObject({ ...claim, known: z.string().max(64).optional(), timeZone: z.string().max(64).optional() }),
);

export const identifyInput = z.strictObject({
  ...claim,
  userId,
  // Checks first that the value can be JSON, then its size.
  metadata: storable(z.unknown()).pipe(metadata).optional(),
});

const BATCH = 100;
const FARTHEST_MS = 8.64e15;
const clock = z.number().min(-FARTHEST_MS).max(FARTHEST_MS);

/** A batch. Its events are validated separately, so that an invalid one does not affect the others. */
export const eventsInput = z.strictObject({ ...claim, sentAt: clock, events: z.array(z.unknown()).min(1).max(BATCH) });

export const eventInput = storable(
  z.strictObject({
    id: madeId,
    name: z.string().min(1).max(100),
    entityType: z.string().max(50).optional(),
    entityId: id.optional(),
    properties: z.record(z.string(), z.unknown()).optional(),
    at: clock,
  }),
);

const response = { ...claim, id: madeId, widgetId: id, url };

/** Fields of one copy of a response: the script sends a new copy after each answer. Earlier releases send one copy without them. */
const copy = {
  revision: z.int().min(0).optional(),
  /** By the browser's clock: when the widget was shown, and when this was sent. */
  shownAt: clock.optional(),
  sentAt: clock.optional(),
};
/** Fields of a partial response. */
const inParts = { ...copy, isComplete: z.boolean().optional() };

export const feedbackInput = storable(
  z.strictObject({ ...response, optionId: z.string().max(100).optional(), message: words, email, ...copy }),
);
export const npsInput = storable(
  z.strictObject({
    ...response,
    rating: z.string().regex(/^(\d|10)$/, 'Must be "0" to "10".'),
    comment: words,
    email,
    language: z.string().max(35).optional(),
    ...inParts,
  }),
);
export const surveyInput = storable(z.strictObject({ ...response, answers, ...inParts }));

export const voteInput = storable(z.strictObject({ ...claim, itemId: id, voted: z.boolean() }));

export const changelogInput = storable(
  z.strictObject({ ...claim, changelogId: id.optional(), after: z.string().max(32).optional() }),
);

export const roadmapInput = storable(z.strictObject({ ...claim, roadmapId: id.optional() }));

export type FeedbackInput = z.output<typeof feedbackInput>;
export type NpsInput = z.output<typeof npsInput>;
export type SurveyInput = z.output<typeof surveyInput>;
