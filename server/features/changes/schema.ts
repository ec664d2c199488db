import { z } from 'zod';
import { CHANGE_KINDS } from '../../operations/changes';
import { createdAfter } from '../../operations/dates';
import { newestInput } from '../../operations/newest';
import { id, listOf, timestamp } from '../../operations/wire';

/** Maximum changes that one request reverts, so that all fit into one transaction. */
export const MAX_REVERTED = 200;

const STATES = ['applied', 'reverted', 'kept', 'gone'] as const;
export type ChangeState = (typeof STATES)[number];

const REASONS = ['changed', 'in_use', 'deleted', 'refused'] as const;
export type Reason = (typeof REASONS)[number];

const changeId = id.describe('The id of the change.').meta({ example: 512 });

const actor = z
  .string()
  .regex(/^(key|person|application):.{1,100}$/, 'Must be like `key:12`, `person:ID` or `application:ID`.')
  .describe(
    'Who made the changes: `key:ID` of an API key, `person:ID` of a member, or `application:ID` of a connected application.',
  )
  .meta({ example: 'key:12' });

const kind = z.enum(CHANGE_KINDS).describe('The kind of the record.');
const state = z
  .enum(STATES)
  .describe(
    '`reverted`: it was reverted. `kept`: it was not reverted, because that was not possible or others changed all of it since. `gone`: its record was deleted.',
  );

export const changePath = z.strictObject({ changeId });

export const listInput = z.strictObject({
  ...newestInput,
  actor: actor.optional(),
  kind: kind.optional(),
  state: state.optional(),
});

export const revertInput = z
  .strictObject({
    actor: actor.optional(),
    createdAfter: createdAfter.describe('Only changes made on or after this date: `YYYY-MM-DD` or ISO 8601, UTC.'),
    changes: z
      .array(changeId)
      .min(1)
      .max(MAX_REVERTED)
      .optional()
      .describe('Reverts only these changes. Default: all of the `actor`.')
      .meta({ example: [512] }),
  })
  .refine(({ actor, changes }) => actor !== undefined || changes !== undefined, {
    path: ['actor'],
    message: 'Send `actor`, `changes` or both.',
  })
  .meta({ examples: [{ actor: 'key:12', createdAfter: '2026-03-01T09:30:00.000Z' }] });

const value = z.unknown().describe('The value; null for none.');
const path = z.string().describe('The path.').meta({ example: 'steps[id=a1].title' });
const paths = z.array(path);

const record = {
  kind,
  targetId: id.describe('The id of the record.').meta({ example: 42 }),
  type: z.string().nullable().describe('The type of a widget; null for other records.').meta({ example: 'tour' }),
  name: z.string().describe('Its name or title at that time.').meta({ example: 'First steps' }),
};

const reason = z
  .enum(REASONS)
  .nullable()
  .describe(
    'Why it is `kept`. `changed`: others changed the record that it created. `in_use`: the record that it created is in use. `deleted`: it deleted the record together with other records inside it. `refused`: the former content could not be saved; the change is still `applied`, and can be reverted later.',
  );

const kept = paths.describe('After a revert: the paths that were not reverted, because others changed them since.');

const dashboardUrl = z
  .url()
  .describe('The URL of the record in the dashboard.')
  .meta({ example: 'https://docent.example.com/builder/product-tours/42' });

const summary = {
  id: changeId,
  createdAt: timestamp.describe('When it was made.'),
  updatedAt: timestamp.describe('When its state last changed.'),
  actor: z
    .strictObject({ id: actor, name: z.string().describe('Their name at that time.').meta({ example: 'Kim Park' }) })
    .describe('Who made it.'),
  action: z.enum(['created', 'updated', 'deleted']).describe('What it did to the record.'),
  ...record,
  changed: paths.describe('The paths that an update changed.'),
  state,
  reason,
  kept,
  dashboardUrl,
};

export const changes = listOf(
  z
    .strictObject(summary)
    .meta({ id: 'Change', description: 'A record that was created, updated or deleted: content or settings.' }),
);

export const change = z
  .strictObject({
    ...summary,
    changes: z
      .array(z.strictObject({ path, from: value, to: value }))
      .describe('What it changed, with the values before and after.'),
  })
  .meta({ id: 'ChangeDetail', description: 'A change with its values.' });

export const reverted = z
  .strictObject({
    data: z
      .array(
        z.strictObject({
          ...record,
          state,
          reason,
          kept,
          newId: id
            .nullable()
            .describe('The id of a record that was deleted, and is created again.')
            .meta({ example: 57 }),
          dashboardUrl,
        }),
      )
      .describe('One entry for each record.'),
  })
  .meta({ id: 'RevertedChanges', description: 'How the revert of each record ended.' });

export type Reverted = z.infer<typeof reverted>['data'][number];
