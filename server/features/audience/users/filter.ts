import { z } from 'zod';
import { LENGTHS } from '../../../../widgets/contract/limits';
import { patternInAnyCase } from '../../../database/any-case';
import { type Since, since, sinceOf } from '../../../operations/dates';

const MAX_METADATA_FILTERS = 20;

/** The filters of a list of users. */
export const userFilter = {
  ...since,
  query: z
    .string()
    .max(LENGTHS.userId)
    .optional()
    .describe('Only users whose id, or `email` or `name` in their metadata, contains this, ignoring case.')
    .meta({ example: 'user-4' }),
  metadata: z
    .record(z.string().max(LENGTHS.metadataKey), z.union([z.string().max(1_000), z.number(), z.boolean()]))
    .refine((wanted) => Object.keys(wanted).length <= MAX_METADATA_FILTERS, `At most ${MAX_METADATA_FILTERS} keys.`)
    // The OpenAPI generator accepts objects in a query only as the output of a transform.
    .transform((wanted) => wanted)
    .optional()
    .describe(
      'Only users whose metadata equals this in every key: in a query string `metadata[plan]=pro&metadata[seats]=5`. Numbers are compared as numbers, other values as exact text; for a list, one element must be equal.',
    )
    .meta({ example: { plan: 'pro' } }),
};

export type UserFilter = Since & {
  query?: string | undefined;
  metadata?: Record<string, string | number | boolean> | undefined;
};

/** The parameters of `matchesUser` in statements.ts. */
export const filterValues = ({ query, metadata, ...dates }: UserFilter) => [
  patternInAnyCase(query),
  ...sinceOf(dates),
  metadata === undefined ? null : JSON.stringify(metadata),
];
