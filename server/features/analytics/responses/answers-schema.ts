import { z } from 'zod';
import { LENGTHS, MAX } from '../../../../widgets/contract/limits';

const lengthOf = (given: unknown): number =>
  typeof given === 'string' ? given.length : (JSON.stringify(given)?.length ?? 0);

const answer = z
  .unknown()
  .refine((given) => !Array.isArray(given) || given.length <= MAX.chosen, `Must be ${MAX.chosen} values at most.`)
  .refine((given) => lengthOf(given) <= LENGTHS.content, `Must be ${LENGTHS.content} characters at most.`);

/** Answers to a survey by question id. A page that was opened before a change may answer questions that the survey no longer has. */
export const surveyAnswers = z
  .record(z.string().max(100), answer)
  .refine((given) => Object.keys(given).length <= MAX.answers, `Must answer ${MAX.answers} questions at most.`);
