import { z } from 'zod';
import { byEndUser } from '../../../operations/end-users';
import { listOf, page } from '../../../operations/wire';

/** The days for which events are counted. */
export const EVENT_NAME_DAYS = 365;

/** Maximum events whose properties one name has as examples. */
export const MAX_EXAMPLES = 3;
/** Maximum keys of an example. */
export const MAX_EXAMPLE_KEYS = 10;
/** Maximum characters of a key or of a text in an example. */
export const MAX_EXAMPLE_LENGTH = 100;

/** Maximum application events that one response reads, newest first. */
export const MAX_SAMPLED_EVENTS = 50_000;

export const listEventNamesInput = z.strictObject({
  ...page,
  query: z
    .string()
    .max(100)
    .optional()
    .describe('Only events whose name contains this, ignoring case.')
    .meta({ example: 'project' }),
});

export const eventName = z
  .strictObject({
    name: byEndUser(z.string().describe('The name, as in `event` rules.').meta({ example: 'project_created' }), 'name'),
    entityType: z
      .string()
      .describe("The entity type: `application` for the application's own events, else `tour`, `checklist` and so on.")
      .meta({ example: 'application' }),
    count: z
      .int()
      .describe(`Its count in the last ${EVENT_NAME_DAYS} days, among the events read.`)
      .meta({ example: 1200 }),
    examples: byEndUser(
      z
        .array(z.record(z.string(), z.unknown()))
        .describe(
          `Properties of its newest events, up to ${MAX_EXAMPLES}, with at most ${MAX_EXAMPLE_KEYS} keys and texts cut to ${MAX_EXAMPLE_LENGTH} characters, without long lists and objects. Empty for events of widgets.`,
        )
        .meta({ example: [{ plan: 'pro', seats: 5 }] }),
      'name',
    ),
    lastSeenOn: z.iso.date().describe('The last day with this event, in UTC.').meta({ example: '2026-03-01' }),
  })
  .meta({ id: 'EventName', description: 'The name of received events.' });

export type EventNameRow = z.output<typeof eventName>;

export const eventNames = listOf(eventName)
  .extend({
    sample: z
      .strictObject({
        events: z
          .int()
          .describe("The number of the application's own events that were read, newest first.")
          .meta({ example: 1200 }),
        isComplete: z.boolean().describe(`True if these are all events of the last ${EVENT_NAME_DAYS} days.`),
      })
      .describe(
        `The application's own events that were counted: the newest ${MAX_SAMPLED_EVENTS.toLocaleString('en')} at most. Events of widgets are all counted.`,
      ),
  })
  .meta({ id: 'EventNameList', description: 'Names of events, with how many events were read.' });
