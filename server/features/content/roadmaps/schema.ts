import { z } from 'zod';
import { LENGTHS } from '../../../../widgets/contract/limits';
import { dateOrder, dates, since } from '../../../operations/dates';
import { asChangingWithoutSave, asRecords } from '../../../operations/round-trip';
import { id, name, timestamp, warningsOfChange } from '../../../operations/wire';
import { extraFields, version } from '../../drafts/schema';
import { customDomain, domainProof } from '../public-pages/domains';
import { tag } from '../tags/schema';

const MAX_TAG_FILTER = 200;

export const roadmapItem = z
  .strictObject({
    id: id.describe('The id of the item.'),
    name: z.string().describe('The name.').meta({ example: 'Dark mode' }),
    description: z
      .string()
      .nullable()
      .describe('A description as HTML.')
      .meta({ example: '<p>Easier on the eyes.</p>' }),
    votesCount: z.int().describe('The number of votes.').meta({ example: 12 }),
    updatedAt: timestamp.describe('When its name, description, tag or section last changed.'),
    version: version
      .describe('The number of saves, without moves within its section; send it back as `expectedVersion`.')
      .meta({ example: 3 }),
    tag: asRecords(tag.nullable().describe('Its tag, if any.')),
    ...extraFields,
    warnings: warningsOfChange,
  })
  .meta({ id: 'RoadmapItem', description: 'An item of a roadmap.' });

export type RoadmapItem = z.infer<typeof roadmapItem>;

export const roadmapSection = z
  .strictObject({
    id: id.describe('The id of the section.'),
    name: z.string().describe('The name.').meta({ example: 'In progress' }),
    items: asRecords(z.array(roadmapItem).describe('Its items, in their order.')),
    warnings: warningsOfChange,
  })
  .meta({ id: 'RoadmapSection', description: 'A column of a roadmap.' });

export type RoadmapSection = z.infer<typeof roadmapSection>;

export const roadmap = z
  .strictObject({
    id: id.describe('The id of the roadmap.'),
    name: z.string().describe('The name in the dashboard.').meta({ example: 'Product roadmap' }),
    publicName: z.string().nullable().describe('The public name, if different.').meta({ example: 'What is next' }),
    active: z.boolean().describe('Whether its public page is online.'),
    customDomain: z
      .string()
      .nullable()
      .describe('The domain its public page is served under, if any.')
      .meta({ example: 'roadmap.example.com' }),
    domainProof: asChangingWithoutSave(
      domainProof.nullable().describe('The DNS record that proves the domain; null without one.'),
    ),
    publicId: z.string().describe('The id in the address of its public page.').meta({ example: '4fzzzxjylrx9Kq2d' }),
    publicUrl: z
      .string()
      .describe('The address of its public page.')
      .meta({ example: 'https://docent.example.com/r/4fzzzxjylrx9Kq2d' }),
    takesIdeas: z.boolean().describe('Whether readers of its public page may submit ideas.'),
    ideasWidgetId: z
      .int()
      .nullable()
      .describe('The feedback widget that receives the ideas; null if there is none yet.')
      .meta({ example: 12 }),
    sections: asRecords(z.array(roadmapSection).describe('Its sections, in their order.')),
    warnings: warningsOfChange,
  })
  .meta({ id: 'Roadmap', description: 'Sections of items that readers can vote for.' });

export type Roadmap = z.infer<typeof roadmap>;

const fields = {
  name: name.describe('The name in the dashboard.').meta({ example: 'Product roadmap' }),
  publicName: name
    .nullable()
    .optional()
    .describe('The public name; null for the same as `name`.')
    .meta({ example: 'What is next' }),
  active: z.boolean().optional().describe('Whether its public page is online. On create it defaults to true.'),
  customDomain: customDomain
    .optional()
    .describe(
      'A domain that shows its public page at `/`; null for none. Needs the `publish` scope. Point its DNS here. The page is served once the DNS record in `domainProof` is found; send the domain again to check.',
    )
    .meta({ example: 'roadmap.example.com' }),
  takesIdeas: z
    .boolean()
    .optional()
    .describe(
      'Whether readers of its public page may submit ideas, which become feedback responses of the type `idea`. On create it defaults to true.',
    ),
};

export const roadmapPath = { roadmapId: id.describe('The id of the roadmap.') };
export const createRoadmapInput = z.strictObject(fields);
export const updateRoadmapInput = z.strictObject({ ...roadmapPath, ...fields, name: fields.name.optional() });

const upTo100 = z.int().min(1).max(100).optional();

const itemFilter = {
  ...dates,
  ...since,
  tagNames: z
    .array(z.string())
    .max(MAX_TAG_FILTER)
    .optional()
    .describe(
      'Only items with one of these tags: repeat the parameter, or separate names by commas. A name may contain a comma.',
    )
    .meta({ example: ['New feature'] }),
  query: z
    .string()
    .max(LENGTHS.query)
    .optional()
    .describe('Only items whose name or description contains this, ignoring case.')
    .meta({ example: 'dark' }),
  latestCount: upTo100
    .describe('Only this number of items, the last updated of the whole roadmap.')
    .meta({ example: 10 }),
};

export const readRoadmapInput = z
  .strictObject({
    ...roadmapPath,
    ...itemFilter,
    limit: upTo100.describe('Only this number of items per section.').meta({ example: 20 }),
  })
  .superRefine(dateOrder);

export type ItemFilter = Pick<
  z.output<typeof readRoadmapInput>,
  'startDate' | 'endDate' | 'createdAfter' | 'updatedAfter' | 'tagNames' | 'query' | 'latestCount' | 'limit'
>;
