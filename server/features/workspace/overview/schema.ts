import { z } from 'zod';
import { widgetPath, widgetType } from '../../../operations/widget-types';
import { id, name, timestamp } from '../../../operations/wire';
import { review } from '../../drafts/schema';

const count = (description: string) => z.int().describe(description).meta({ example: 3 });

const dashboardAddress = z
  .url()
  .describe('Its URL in the dashboard.')
  .meta({ example: 'https://docent.example.com/builder/product-tours/42' });

export const overview = z
  .strictObject({
    company: z.strictObject({ id, name }).describe('The company the key belongs to.'),
    widgets: z
      .array(
        z.strictObject({
          entityType: widgetType,
          widgetType: widgetPath,
          live: count('Number of live widgets.'),
          drafts: count('Number of drafts.'),
          archived: count('Number of archived widgets.'),
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
          publishable: z.boolean().describe('Whether it meets the publish requirements.').meta({ example: true }),
          unmet: z
            .array(z.string())
            .describe('Unmet publish requirements.')
            .meta({ example: ['targeting'] }),
          dashboardUrl: dashboardAddress,
        }),
      )
      .describe('The 20 drafts saved last.'),
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
      .describe('Unpublished changes with a requested review, or sent back: the newest 20.'),
    contentReviews: z
      .array(
        z.strictObject({
          kind: z.enum(['post', 'item']).describe('A changelog post, or a roadmap item.'),
          id: id.describe('The post or item.').meta({ example: 12 }),
          name: z.string().describe('Its title or name.').meta({ example: 'Dark mode is here' }),
          state: review.shape.state,
          by: review.shape.by,
          at: review.shape.at,
          note: review.shape.note,
          dashboardUrl: dashboardAddress,
        }),
      )
      .describe('Reviews of public changelog posts and roadmap items: the newest 20.'),
    proposals: z
      .array(
        z.strictObject({
          id: id.describe('The proposal.').meta({ example: 12 }),
          title: z.string().describe('Its title.').meta({ example: 'Onboarding of new teams' }),
          parts: count('The number of its open parts.'),
          createdBy: z.string().describe('The person or key that created it.').meta({ example: 'Kim Park' }),
          createdAt: timestamp.describe('When it was created.'),
          dashboardUrl: dashboardAddress,
        }),
      )
      .describe('Open proposals: the newest 20.'),
    changelogs: count('Number of changelogs.'),
    posts: z
      .strictObject({
        active: count('Published posts, including those with a date in the future.'),
        visible: count('Posts that readers see: published, not dated in the future, in a changelog that is online.'),
        inactive: count('Unpublished posts.'),
      })
      .describe('Changelog posts.'),
    roadmaps: count('Number of roadmaps.'),
    activeRoadmaps: count('Number of roadmaps with a public page that is online.'),
    tags: count('Number of tags.'),
    users: count('The number of identified users.'),
  })
  .meta({ id: 'AccountOverview', description: 'An overview of the company.' });
