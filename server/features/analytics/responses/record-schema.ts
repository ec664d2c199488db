import { z } from 'zod';
import { LENGTHS } from '../../../../widgets/contract/limits';
import { isAnswered } from '../../../../widgets/micro-survey/asked';
import { dateTime, moment } from '../../../operations/dates';
import { id } from '../../../operations/wire';
import { surveyAnswers } from './answers-schema';

const MINUTE_MS = 60_000;

/** A time in the past, with a tolerance of one minute for clock differences. */
export const pastMoment = dateTime
  .refine((text) => !(moment(text).getTime() > Date.now() + MINUTE_MS), 'Must not be in the future.')
  .meta({ example: '2026-03-01T09:30:00Z' });

/** The id of an item, chosen by the server that sends it. */
export const ownId = z
  .string()
  .min(1)
  .max(100)
  .describe('Your unique id: a repeated request is not stored or counted again.')
  .meta({ example: 'mail-2026-03-8812' });

export const userId = z
  .string()
  .min(1)
  .max(LENGTHS.userId)
  .describe('The id of the user in the host application. The user need not exist in Docent.')
  .meta({ example: 'user-42' });

export const anonymousId = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'Must be 8 to 64 letters, digits, `-` or `_`.')
  .describe('Instead of `userId`: the id of an anonymous visitor, such as that of an installed application.')
  .meta({ example: 'device-7f3a9c21' });

const widgetId = id.describe('The id of the widget.').meta({ example: 42 });
const text = (most: number, description: string, example: string) =>
  z.string().max(most).optional().describe(description).meta({ example });

const about = {
  externalId: ownId
    .optional()
    .describe('Your id, unique for the widget: a repeated request is not stored or counted again.'),
  userId: userId.optional(),
  anonymousId: anonymousId.optional(),
  at: pastMoment.optional().describe('When it was given; default: now. It counts on that day.'),
  email: text(LENGTHS.email, 'The email address of the person.', 'kim@example.com'),
  name: text(LENGTHS.name, 'Their name.', 'Kim Park'),
  url: text(LENGTHS.url, 'The page or screen that it was given on.', 'https://app.example.com/projects/7'),
  ignoreFrequency: z
    .boolean()
    .default(false)
    .describe(
      'True stores it even if the person has answered and the `frequency` of the widget does not allow another answer, which is a `conflict` otherwise. For imports of earlier answers.',
    ),
};

export const recordFeedbackInput = z.strictObject({
  widgetId,
  ...about,
  optionId: text(100, 'The id of the option chosen.', 'k3v9x2ab'),
  message: text(LENGTHS.content, 'The text of the person.', 'Let me pin a chart to the top.'),
});

export const recordNpsInput = z.strictObject({
  widgetId,
  ...about,
  rating: z
    .string()
    .regex(/^(\d|10)$/, 'Must be a text from "0" to "10".')
    .describe('`0` to `10`, as text.')
    .meta({ example: '9' }),
  comment: text(LENGTHS.content, 'The text of the person.', 'Saves me an hour every Monday.'),
  language: text(35, 'The language that they were asked in, BCP 47.', 'en-GB'),
});

export const recordSurveyInput = z.strictObject({
  id: widgetId.describe('The id of the micro survey.'),
  ...about,
  answers: surveyAnswers
    .refine((given) => Object.values(given).some((one) => one !== null && isAnswered(one)), 'Must answer a question.')
    .describe('By question id: text, a number, or a list of options.')
    .meta({ example: { k3v9x2ab: 4 } }),
  isComplete: z
    .boolean()
    .default(true)
    .describe('False if applicable questions were not answered.')
    .meta({ example: true }),
});
