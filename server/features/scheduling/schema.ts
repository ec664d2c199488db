import { z } from 'zod';
import { WIDGET_TYPES } from '../../../widgets/contract/types';
import { dateTime, moment } from '../../operations/dates';
import { widgetPath } from '../../operations/widget-types';
import { id, timestamp } from '../../operations/wire';
import { ACTIONS, STATES } from '../drafts/schema';

const MAX_DAYS = 92;
const DAY_MS = 86_400_000;
/** Maximum entries, and maximum running widgets, in one response. */
export const MAX_LISTED = 1_000;

/** Events at dates stored on the record: `appear` of a post, `start` and `end` of a widget. */
export const MOMENTS = ['appear', 'start', 'end'] as const;

export const calendarInput = z
  .strictObject({
    from: dateTime.describe('Start, inclusive: `YYYY-MM-DD` or ISO 8601, UTC.').meta({ example: '2026-03-01' }),
    to: dateTime.describe('End, exclusive, at most 92 days after `from`.').meta({ example: '2026-04-01' }),
  })
  .superRefine(({ from, to }, ctx) => {
    const days = (moment(to).getTime() - moment(from).getTime()) / DAY_MS;
    if (days <= 0) ctx.addIssue({ code: 'custom', path: ['to'], message: 'to must be after from.' });
    if (days > MAX_DAYS)
      ctx.addIssue({ code: 'custom', path: ['to'], message: `to must be at most ${MAX_DAYS} days after from.` });
  });

const entity = z
  .strictObject({
    type: z
      .enum([...WIDGET_TYPES, 'changelog_post', 'roadmap_item'])
      .describe('A widget type, `changelog_post` or `roadmap_item`.')
      .meta({ example: 'tour' }),
    id: id.describe('Its id.').meta({ example: 42 }),
    name: z.string().describe('Its name or title.').meta({ example: 'First steps' }),
    widgetType: widgetPath.nullable().describe('The collection of a widget; null for others.'),
    changelogId: id.nullable().describe('The changelog of a post; null for others.').meta({ example: null }),
    roadmapId: id.nullable().describe('The roadmap of an item; null for others.').meta({ example: null }),
    dashboardUrl: z
      .url()
      .describe('Its URL in the dashboard.')
      .meta({ example: 'https://docent.example.com/builder/product-tours/42' }),
  })
  .meta({ id: 'ScheduledEntity', description: 'A widget, a changelog post or a roadmap item.' });

const entry = z
  .strictObject({
    entity: entity.describe('The record that it applies to.'),
    action: z
      .enum([...ACTIONS, ...MOMENTS])
      .describe(
        'A scheduled action, or an event at a stored date: `appear` at the date of a published post, `start` at `startAt` and `end` at `endAt` of a live widget.',
      )
      .meta({ example: 'publish' }),
    at: timestamp.describe('When it happens.'),
    state: z
      .enum(STATES)
      .exclude(['canceled'])
      .describe('Pending, done or failed. Events without an action are done once they have passed.')
      .meta({ example: 'pending' }),
    scheduleId: id
      .nullable()
      .describe('The id of the scheduled action, to reschedule or cancel it; null for events without one.')
      .meta({ example: 3 }),
    ranAt: timestamp.nullable().describe('When the action ran; null otherwise.'),
    reason: z.string().nullable().describe('Why it failed; null otherwise.').meta({ example: null }),
    createdBy: z
      .string()
      .nullable()
      .describe('The person or key that scheduled it; null for events without an action.')
      .meta({ example: 'Kim Park' }),
  })
  .meta({ id: 'ScheduleEntry', description: 'An action or event in the calendar.' });

const running = z
  .strictObject({
    entity: entity.describe('The live widget.'),
    since: timestamp.describe('Start of visibility: the later of publishing and `startAt`.'),
    until: timestamp.nullable().describe('When it ends or is scheduled to be taken down; null for no end.'),
  })
  .meta({ id: 'RunningWidget', description: 'A live widget and the time during which it is visible.' });

export const calendar = z
  .strictObject({
    timeZone: z
      .string()
      .nullable()
      .describe('The time zone of the company, which the dashboard uses; null for none.')
      .meta({ example: 'Europe/Berlin' }),
    entries: z.array(entry).describe('Actions and events, soonest first: at most 1,000.'),
    running: z
      .array(running)
      .describe('Live widgets that are visible in the range, longest running first: at most 1,000.'),
    truncated: z
      .boolean()
      .describe('True if there are more than listed: request a shorter range.')
      .meta({ example: false }),
  })
  .meta({ id: 'Schedule', description: 'Scheduled and past actions, and running widgets.' });

export type CalendarInput = z.output<typeof calendarInput>;
export type Entry = z.output<typeof entry>;
export type Entity = z.output<typeof entity>;
