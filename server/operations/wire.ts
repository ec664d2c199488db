import { z } from 'zod';
import { HEX_COLOR, LENGTHS, MAX, MIN_PASSWORD_LENGTH } from '../../widgets/contract/limits';
import type { Warning } from '../../widgets/validation/warning';

/** The greatest id that a column holds. */
export const MAX_ID = 2_147_483_647;

/** A resource's id: an integer greater than 0 that fits the column. */
export const id = z.int().min(1).max(MAX_ID);

/** A moment on the wire: ISO 8601 with milliseconds, UTC. */
export const timestamp = z.iso.datetime({ offset: true }).meta({ example: '2026-03-01T09:30:00.000Z' });

/** A name that people choose; it must not consist of spaces only. */
export const name = z
  .string()
  // Stops at an empty string, so that it causes one issue only.
  .min(1, { abort: true })
  .max(LENGTHS.name)
  .regex(/\S/, 'Must not be only spaces.')
  .describe('The name.')
  .meta({ example: 'Onboarding' });

/** A name that is unique in the company, trimmed, since surrounding spaces are invisible. */
export const uniqueName = name.trim();

/** A name without the spaces around it. */
export const trimmedName = z.string().trim().min(1, 'Must not be empty.').max(LENGTHS.name);

/** A password, at sign-up and at sign-in. */
export const password = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `Must have at least ${MIN_PASSWORD_LENGTH} characters.`)
  .max(LENGTHS.password);

export const hexColor = z.string().regex(HEX_COLOR, 'Must be a color like #2f6fed.');

export const limit = z
  .int()
  .min(1)
  .max(MAX.listed)
  .default(50)
  .describe('Maximum number of results.')
  .meta({ example: 50 });
export const offset = z
  .int()
  .min(0)
  .max(100_000)
  .default(0)
  .describe('Number of results to skip.')
  .meta({ example: 0 });
export const after = z
  .string()
  .max(2_000)
  .optional()
  .describe('`pagination.next` of the previous page; all parameters except `limit` must be the same.')
  .meta({ example: 'WyIyMDI2LTAzLTAxVDA5OjMwOjAwLjAwMFoiLDQyXQ.b7Jm2Q0xZk4T' });
export const page = { limit, offset, after };

export const pagination = z
  .strictObject({
    total: z.int().describe('Total number of results.'),
    limit: z.int().describe('The limit used.'),
    offset: z.int().describe('The offset used.'),
    next: z
      .string()
      .optional()
      .describe('Send it as `after` for the next page; missing on the last.')
      .meta({ example: 'WyIyMDI2LTAzLTAxVDA5OjMwOjAwLjAwMFoiLDQyXQ.b7Jm2Q0xZk4T' }),
  })
  .meta({ id: 'Pagination', description: 'The position of this page in the list.' });

/** The list envelope around `item`. */
export const listOf = <T extends z.ZodType>(item: T) => z.strictObject({ data: z.array(item), pagination });

export type Page = { limit: number; offset: number; after?: string | undefined };

const warning = z
  .strictObject({
    path: z.string().describe('The path of the value.').meta({ example: 'steps[0].domQuery' }),
    code: z.string().describe('The warning code. New codes may be added.').meta({ example: 'invalid_selector' }),
    message: z
      .string()
      .describe('The warning message.')
      .meta({ example: 'Not a valid selector, so no element is found.' }),
  })
  .meta({
    id: 'Warning',
    description: 'A value that is accepted but probably a mistake. It does not block any operation.',
  });

/** Warnings about an input; see widgets/validation/warning.ts. */
export const warnings = z
  .array(warning)
  .describe('Accepted values that are probably mistakes; at most 100. They do not block any operation.');

/** Warnings in the response of a change, left out when there are none. Sent back, they are ignored. */
export const warningsOfChange = warnings
  .optional()
  .describe(
    'Only after a change: sent values that are probably mistakes, at most 100. They do not block any operation.',
  );

/** Adds warnings to a response, if there are any. */
export const withWarnings = <Answer extends object>(answer: Answer, found: Warning[]) =>
  found.length ? { ...answer, warnings: found.slice(0, MAX.listed) } : answer;

/** The empty answer: HTTP 204. */
export const nothing = z.void();

/** ISO text of a moment. */
export const iso = (moment: Date): string => moment.toISOString();
