import { z } from 'zod';
import { review } from '../drafts/schema';
import { widgetPath, widgetType } from '../operation/widget-types';
import { id, name, timestamp } from '../operation/wire';

const count = (description: string) => z.int().describe(description).meta({ example: 3 });

const dashboardAddress = z
  .url()
  .describe('Where people review it.')
  .meta({ example: 'https://docent.example.com/builder/product-tours/42' });

export const overview = z
  .strictObject({
    company: z.strictObject({ id, name }).describe('The company the key belongs to.'),
    widgets: z
      .array(
        z.strictObject({
          entityType: widgetType,
          widgetType: widgetPath,
          live: count('How many are live.'),
          drafts: count('How many are drafts.'),
          archived: count('How many are archived.'),
        }),
      )
      .describe('Widgets by type.'),
    waiting: z
      .array(
        z.strictObject({
          id: id.describe('The widget.').meta({ example: 42 }),
          entityType: widgetType,
          widgetType: widgetPath,
          name,
          updatedAt: timestamp.describe('When it was last saved.'),
          publishable: z.boolean().describe('Whether it could be live as it is.').meta({ example: true }),
          unmet: z
            .array(z.string())
            .describe('What publishing still needs.')
            .meta({ example: ['targeting'] }),
          dashboardUrl: dashboardAddress,
        }),
      )
      .describe('The drafts saved last, at most 20.'),
    reviews: z
      .array(
        z.strictObject({
          id: id.describe('The live widget.').meta({ example: 42 }),
          entityType: widgetType,
          widgetType: widgetPath,
          name,
          state: review.shape.state,
          by: review.shape.by,
          at: review.shape.at,
          note: review.shape.note,
          dashboardUrl: dashboardAddress,
        }),
      )
      .describe('Unpublished changes whose review is asked for, or that were sent back: the newest 20.'),
    changelogs: count('How many changelogs there are.'),
    posts: z
      .strictObject({ active: count('Published posts.'), inactive: count('Unpublished posts.') })
      .describe('Changelog posts.'),
    roadmaps: count('How many roadmaps there are.'),
    tags: count('How many tags there are.'),
    users: count('How many identified users there are.'),
  })
  .meta({ id: 'AccountOverview', description: 'What there is, what is live and what waits.' });
