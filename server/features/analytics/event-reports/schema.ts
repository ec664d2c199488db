import { z } from 'zod';
import { MAX } from '../../../../widgets/contract/limits';
import { dateTime } from '../../../operations/dates';
import { unstorable } from '../../../operations/storable';
import { id } from '../../../operations/wire';
import { userPath } from '../../audience/users/schema';
import { MAX_EVENT_AGE_DAYS } from '../events/receipts';
import { anonymousId, ownId, userId } from '../responses/record-schema';

/** One event. Events are validated separately. */
export const serverEvent = z
  .strictObject({
    id: ownId.optional(),
    userId: userId.optional(),
    anonymousId: anonymousId.optional(),
    name: z.string().min(1).max(100).describe('The name of the event.').meta({ example: 'invoice_paid' }),
    entityType: z
      .string()
      .max(50)
      .optional()
      .describe('With `entityId`: the type of its widget, changelog or roadmap.')
      .meta({ example: 'tour' }),
    entityId: id.optional().describe('Its id.').meta({ example: 42 }),
    properties: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('Further details.')
      .meta({ example: { amount: 120 } }),
    at: dateTime.optional().describe(`When it happened, up to ${MAX_EVENT_AGE_DAYS} days ago; now when left out.`),
  })
  .superRefine((event, ctx) => {
    for (const { path, code, message } of unstorable(event))
      ctx.addIssue({ code: 'custom', path: path ? [path] : [], params: { code }, message });
  });

export type ServerEvent = z.output<typeof serverEvent>;

const ABOUT = `Up to ${MAX.rows} of \`{ id, userId, anonymousId, name, entityType, entityId, properties, at }\`, each validated separately: \`name\` and either \`userId\` or \`anonymousId\` are required. An event with an \`id\` of your own is counted once, however often it is sent. Without an entity, it is an event of the application, which rules and segments can use. \`at\` is up to ${MAX_EVENT_AGE_DAYS} days ago.`;

const events = z.array(z.unknown()).min(1).max(MAX.rows);

export const eventsInput = z
  .strictObject({
    events: events.describe(ABOUT).meta({ example: [{ userId: 'user-42', name: 'invoice_paid', id: 'invoice-7' }] }),
  })
  .meta({ examples: [{ events: [{ userId: 'user-42', name: 'invoice_paid', id: 'invoice-7' }] }] });

export const userEventsInput = z
  .strictObject({
    ...userPath,
    events: events
      .describe(`Up to ${MAX.rows} events of this user, as \`POST /events\` takes them.`)
      .meta({ example: [{ name: 'invoice_paid', id: 'invoice-7' }] }),
  })
  .meta({ examples: [{ events: [{ name: 'invoice_paid', id: 'invoice-7' }] }] });

const counted = (description: string) => z.int().describe(description).meta({ example: 1 });

const rejected = z.array(
  z
    .strictObject({
      id: z.string().optional().describe('Its id as sent, if any.').meta({ example: 'invoice-7' }),
      index: z.int().describe('Its index in `events`, from 0.').meta({ example: 3 }),
      code: z.string().describe('The error code.').meta({ example: 'too_old' }),
      message: z
        .string()
        .describe('The error message.')
        .meta({ example: 'It happened more than 30 days before it was sent.' }),
    })
    .meta({ id: 'RejectedEvent', description: 'An event that was not recorded.' }),
);

export const reported = z
  .strictObject({
    recorded: counted('Number of recorded events.'),
    duplicates: counted('Number of events recorded before, by `id`.'),
    rejected: rejected.describe('Refused events; they do not affect the others.'),
    fromResponses: rejected
      .optional()
      .describe('Events that are counted when a response is stored, and not when they are reported.'),
  })
  .meta({ id: 'ReportedEvents', description: 'The result of a batch of events.' });
