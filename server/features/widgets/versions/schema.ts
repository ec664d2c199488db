import { z } from 'zod';
import { id, listOf, page, timestamp } from '../../../operations/wire';
import { version } from '../../drafts/schema';
import { detailFields, expectedVersion, targetingFields } from '../schema';

const widgetId = id.describe('The id of the widget, of any type.').meta({ example: 42 });
const number = version.describe('The number of the version.').meta({ example: 6 });

export const listInput = z.strictObject({ widgetId, ...page });
export const versionPath = z.strictObject({ widgetId, number });
export const restoreInput = z.strictObject({ widgetId, number, expectedVersion });

const fields = {
  number,
  createdAt: timestamp.describe('When it was saved.'),
  actor: z
    .strictObject({
      kind: z.enum(['key', 'person', 'system']).describe('Who saved it: a key, a person or Docent itself.'),
      name: z.string().describe('Their name at that time.').meta({ example: 'Kim Park' }),
    })
    .describe('The author.'),
  changed: z
    .array(z.string())
    .describe('The fields that differ from the previous version; none for the first.')
    .meta({ example: ['name', 'steps'] }),
  reason: z
    .string()
    .nullable()
    .describe(
      'Why it was saved, if the widget itself did not change: its folder or theme was deleted, or the widget was moved together with others.',
    )
    .meta({ example: 'The theme “Dusk” was deleted.' }),
  active: z.boolean().describe('Whether the widget was live after it.').meta({ example: true }),
  fromDraft: z
    .boolean()
    .describe('Whether it published the unpublished changes of a live widget.')
    .meta({ example: false }),
};

export const versions = listOf(
  z.strictObject(fields).meta({ id: 'WidgetVersion', description: 'A save of a widget.' }),
);

const { name, active, folderId, themeId } = detailFields;
const settings = z.record(z.string(), z.unknown()).describe('The settings of its type.');

const snapshot = z
  .looseObject({ name, active, folderId, themeId, settings, ...targetingFields })
  .describe('The widget as it was; the fields of its type (such as `steps`) are next to the common ones.');

export const versionDetail = z
  .strictObject({ ...fields, snapshot })
  .meta({ id: 'WidgetVersionDetail', description: 'A save of a widget with its snapshot.' });

export const anyWidget = z
  .looseObject({
    ...detailFields,
    settings,
    ...targetingFields,
    dashboardUrl: z
      .url()
      .describe('Its URL in the dashboard.')
      .meta({ example: 'https://docent.example.com/builder/product-tours/42' }),
  })
  .meta({ id: 'AnyWidget', description: 'A widget of any type; the fields of its type are next to these.' });
