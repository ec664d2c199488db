import { z } from 'zod';
import { LENGTHS } from '../../../../widgets/contract/limits';
import { byEndUser } from '../../../operations/end-users';
import { listOf, page, timestamp } from '../../../operations/wire';

/** How many of the newest users have their metadata read for one response. */
export const MAX_SAMPLED_USERS = 10_000;

export const listUserPropertiesInput = z.strictObject({
  ...page,
  query: z
    .string()
    .max(LENGTHS.metadataKey)
    .optional()
    .describe('Only properties whose name contains this, ignoring case.')
    .meta({ example: 'plan' }),
});

const value = z
  .strictObject({
    value: byEndUser(z.union([z.string(), z.number(), z.boolean()]).describe('The value.').meta({ example: 'pro' })),
    users: z.int().describe('Number of users with it, of those read.').meta({ example: 120 }),
  })
  .meta({ id: 'UserPropertyValue', description: 'A value that users have in their metadata.' });

export const userProperty = z
  .strictObject({
    name: byEndUser(z.string().describe('The metadata key.').meta({ example: 'plan' }), 'name'),
    users: z.int().describe('Number of users with it, of those read.').meta({ example: 500 }),
    types: z
      .array(z.enum(['string', 'number', 'boolean', 'list', 'object', 'null']))
      .describe('The types of its values.')
      .meta({ example: ['string'] }),
    values: z
      .array(value)
      .describe(
        'Its ten most common values; for lists, their elements. Objects and texts of more than 100 characters are left out.',
      ),
    lastSeenAt: timestamp.describe('When the metadata of a user with it last changed.'),
  })
  .meta({ id: 'UserProperty', description: 'A key of the metadata of users.' });

export type UserProperty = z.output<typeof userProperty>;

export const userProperties = listOf(userProperty)
  .extend({
    sample: z
      .strictObject({
        users: z.int().describe('Number of users read, newest first.').meta({ example: 500 }),
        isComplete: z.boolean().describe('True if these are all users of the company.'),
      })
      .describe(`The sample of the figures: at most the newest ${MAX_SAMPLED_USERS.toLocaleString('en')} users.`),
  })
  .meta({ id: 'UserPropertyList', description: 'The properties of users, and the sample of users that was read.' });
