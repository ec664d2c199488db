import type { z } from 'zod';
import type { Ctx } from '../../../auth/context';
import type { Page } from '../../../operations/wire';
import { eachFeedback } from '../responses/feedback';
import { eachNps } from '../responses/nps';
import type { feedbackResponsesInput, npsResponsesInput, surveyResponsesInput } from '../responses/schema';
import { eachSurvey } from '../responses/survey';
import { readSurvey } from '../results/questions';

/** Tables of texts, header row first, in batches. */
export type Rows = AsyncGenerator<string[][]>;

/** An answer as a cell. Lists are JSON, since their elements may contain commas; so are invalid answers. */
function cellOf(answer: unknown): string {
  if (answer === undefined || answer === null) return '';
  return typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
}

type Without<Input extends z.ZodType> = Omit<z.output<Input>, keyof Page>;

const FEEDBACK = [
  'id',
  'createdAt',
  'type',
  'optionName',
  'emoji',
  'message',
  'name',
  'email',
  'userId',
  'fromUrl',
  'optionId',
] as const;

/** The responses to a feedback widget, newest first. @throws DocentError `not_found`. */
export async function* feedbackRows(ctx: Ctx, input: Without<typeof feedbackResponsesInput>): Rows {
  yield* withHead(FEEDBACK, eachFeedback(ctx, input));
}

const NPS = [
  'id',
  'createdAt',
  'rating',
  'comment',
  'name',
  'email',
  'userId',
  'url',
  'language',
  'isComplete',
] as const;

/** The responses to an NPS widget, newest first. @throws DocentError `not_found`. */
export async function* npsRows(ctx: Ctx, input: Without<typeof npsResponsesInput>): Rows {
  yield* withHead(NPS, eachNps(ctx, input));
}

async function* withHead<Key extends string>(
  columns: readonly Key[],
  responses: AsyncIterable<Record<Key, unknown>[]>,
): Rows {
  let head = [[...columns] as string[]];
  for await (const some of responses) {
    yield [...head, ...some.map((row) => columns.map((column) => cellOf(row[column])))];
    head = [];
  }
}

/**
 * The responses to a survey, newest first, with a column for each current or removed question, and one for answers to unknown questions.
 * @throws DocentError `not_found`.
 */
export async function* surveyRows(ctx: Ctx, input: Without<typeof surveyResponsesInput>): Rows {
  const { questions } = await readSurvey(ctx, input.id);
  const known = new Set(questions.map(({ id }) => id));
  const texts = questions.map(({ id, question }) => question || id);
  let head = [['id', 'createdAt', ...texts, 'otherAnswers', 'name', 'email', 'userId', 'url', 'isComplete']];
  for await (const some of eachSurvey(ctx, input)) {
    const rows = some.map(({ id, createdAt, answers, name, email, userId, url, isComplete }) => {
      const others = Object.entries(answers).filter(([key]) => !known.has(key));
      const own = questions.map((question) =>
        cellOf(Object.hasOwn(answers, question.id) ? answers[question.id] : null),
      );
      const rest = others.length ? JSON.stringify(Object.fromEntries(others)) : '';
      return [String(id), createdAt, ...own, rest, ...[name, email, userId, url, isComplete].map(cellOf)];
    });
    yield [...head, ...rows];
    head = [];
  }
}
