import { z } from 'zod';
import { LENGTHS } from '../../../../widgets/contract/limits';
import { since } from '../../../operations/dates';
import { widgetPath, widgetPathInput, widgetType, widgetTypeInput } from '../../../operations/widget-types';
import { id, page, pagination, timestamp, warningsOfChange } from '../../../operations/wire';
import { extraFields } from '../../drafts/schema';
import { expectedVersion } from '../schema';
import { ORDERS, SORTS, type Sort } from './statements';

export const STATUSES = ['live', 'draft', 'archived'] as const;

const count = (description: string) => z.int().describe(description).meta({ example: 120 });

export const listInput = z.strictObject({
  ...page,
  ...since,
  type: widgetTypeInput.optional().describe('Only this type.').meta({ example: 'tour' }),
  status: z
    .enum([...STATUSES, 'all'])
    .optional()
    .describe('Only this status; default: live widgets and drafts.')
    .meta({ example: 'live' }),
  folderId: id.optional().describe('Only widgets in this folder.'),
  query: z.string().max(LENGTHS.query).optional().describe('Only widgets whose name contains this, ignoring case.'),
  sort: z
    .enum([...SORTS, 'createdAt', 'updatedAt'])
    .transform((sort): Sort => (sort === 'createdAt' ? 'created' : sort === 'updatedAt' ? 'updated' : sort))
    .default('updated')
    .describe('The sort key; `shown` and `completed` are those of the last 30 days.'),
  order: z.enum(ORDERS).default('desc').describe('The sort order.'),
});

const row = z
  .strictObject({
    id: id.describe('The widget’s id.').meta({ example: 42 }),
    entityType: widgetType,
    type: widgetType.describe('The same as `entityType`.'),
    path: widgetPath,
    name: z.string().describe('The name.').meta({ example: 'Onboarding' }),
    active: z.boolean().describe('true = live.').meta({ example: true }),
    archivedAt: timestamp.nullable().describe('When it was archived; null otherwise.'),
    folderId: id.describe('The folder it is in.').meta({ example: 1 }),
    version: z.int().describe('The number of saves.').meta({ example: 7 }),
    createdAt: timestamp.describe('When it was created.'),
    updatedAt: timestamp.describe('When it was last saved.'),
    updatedBy: z.string().nullable().describe('The person or key that last saved it.').meta({ example: 'Kim Park' }),
    updatedByKind: z
      .enum(['key', 'person', 'system'])
      .nullable()
      .describe('A key, a person or Docent itself.')
      .meta({ example: 'person' }),
    dashboardUrl: z
      .url()
      .describe('Its URL in the dashboard.')
      .meta({ example: 'https://docent.example.com/builder/product-tours/42' }),
    last30Days: z
      .strictObject({
        shown: count('How often it was shown, started or opened.'),
        completed: count(
          'How often it was finished, answered, submitted, opened (smart tips) or clicked (announcements).',
        ),
      })
      .describe('The last 30 days ending today, UTC.'),
    ...extraFields,
  })
  .meta({ id: 'LibraryWidget', description: 'A widget of any type in a list.' });

export const list = z.strictObject({
  data: z.array(row),
  pagination,
  counts: z
    .strictObject({ live: count('Live ones.'), draft: count('Drafts.'), archived: count('Archived ones.') })
    .describe('The counts by status; all other filters apply.'),
});

const ids = z
  .array(id)
  .min(1)
  .max(100)
  .describe('The widgets, of any type; all or none.')
  .meta({ example: [42, 43] });

export const archiveInput = z.strictObject({ ids });
export const archived = z
  .strictObject({ archived: ids.describe('The archived widgets.') })
  .meta({ id: 'ArchivedWidgets', description: 'The archived widgets.' });

export const moveInput = z.strictObject({
  ids,
  folderId: id.nullable().describe('The folder; null is the company’s default folder.').meta({ example: 1 }),
});
export const moved = z
  .strictObject({ moved: ids.describe('The widgets in the folder now.') })
  .meta({ id: 'MovedWidgets', description: 'The moved widgets.' });

export type ListInput = z.output<typeof listInput>;
export type List = z.output<typeof list>;

/** The rest of the body belongs to the type: it is checked by the schema of its update. */
export const mergeInput = z.looseObject({
  widgetType: widgetPathInput,
  id: id.describe('The widget’s id.').meta({ example: 42 }),
  expectedVersion,
});

export const publishInput = z.strictObject({
  widgetType: widgetPathInput,
  id: id.describe('The widget’s id.').meta({ example: 42 }),
  expectedVersion,
});

export const publishState = z
  .strictObject({
    id: id.describe('The widget’s id.').meta({ example: 42 }),
    entityType: widgetType,
    widgetType: widgetPath,
    name: z.string().describe('The name.').meta({ example: 'Onboarding' }),
    active: z.boolean().describe('true = live.').meta({ example: true }),
    version: z.int().describe('The number of saves.').meta({ example: 7 }),
    dashboardUrl: z
      .url()
      .describe('Its URL in the dashboard.')
      .meta({ example: 'https://docent.example.com/builder/product-tours/42' }),
    warnings: warningsOfChange,
  })
  .meta({ id: 'PublishState', description: 'A widget that was published or taken down.' });
