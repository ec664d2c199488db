import { z } from 'zod';
import { byEndUser } from '../../../operations/end-users';
import { id, timestamp } from '../../../operations/wire';
import { feedbackResponse, npsResponse, surveyResponse } from '../../analytics/responses/schema';
import { activity, user } from './schema';

const widget = {
  widgetId: id.describe('The widget.').meta({ example: 42 }),
  widgetName: z.string().describe('Its current name.').meta({ example: 'After checkout' }),
};

const address = byEndUser(z.string().describe('An email address.').meta({ example: 'kim@example.com' }), 'name');

export const userExport = z
  .strictObject({
    exportedAt: timestamp.describe('When it was read.'),
    userId: user.shape.userId,
    user: user.nullable().describe('The record; null if the user has none.'),
    seenAt: timestamp
      .nullable()
      .describe('The first page view on the last day (UTC) on which the user viewed a page; null if never.'),
    addresses: z
      .array(address)
      .describe('Email addresses: `email` of the metadata, those given with responses, and the id if it is one.'),
    browsers: z
      .array(byEndUser(z.string().describe('The id of the browser.').meta({ example: 'b3k9x2abq7w2' }), 'name'))
      .describe('Browsers that the user was identified in.'),
    events: z
      .array(
        activity.omit({ kind: true }).extend({
          since: timestamp.nullable().describe('For condensed events, when the first one happened.'),
        }),
      )
      .describe('The newest 100,000 events, newest first.'),
    eventsLeftOut: z.int().describe('The number of older events.').meta({ example: 0 }),
    feedbackResponses: z.array(feedbackResponse.extend(widget)).describe('Feedback and ideas, newest first.'),
    npsResponses: z.array(npsResponse.extend(widget)).describe('NPS responses, newest first.'),
    surveyResponses: z.array(surveyResponse.extend(widget)).describe('Responses to micro surveys, newest first.'),
    votes: z
      .array(
        z.strictObject({
          roadmapId: id.describe('The roadmap.').meta({ example: 3 }),
          itemId: id.describe('The item voted for.').meta({ example: 12 }),
          itemName: z.string().describe('Its current name.').meta({ example: 'Dark mode' }),
          createdAt: timestamp.describe('When the vote was given.'),
        }),
      )
      .describe('Votes for roadmap items.'),
    subscriptions: z
      .array(
        z.strictObject({
          changelogId: id.describe('The changelog.').meta({ example: 2 }),
          changelogName: z.string().describe('Its current name.').meta({ example: 'News' }),
          email: address,
          confirmedAt: timestamp.nullable().describe('When it was confirmed; null before.'),
          createdAt: timestamp.describe('When it was requested.'),
        }),
      )
      .describe('Subscriptions to changelogs by mail.'),
  })
  .meta({ id: 'UserExport', description: 'All stored data about one person.' });

export type UserExport = z.output<typeof userExport>;
