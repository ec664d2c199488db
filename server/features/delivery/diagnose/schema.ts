import { z } from 'zod';
import { LENGTHS } from '../../../../widgets/contract/limits';
import { GATES } from '../../../../widgets/targeting/gates';
import { isPageAddress } from '../../../../widgets/targeting/page-address';
import { byEndUser } from '../../../operations/end-users';
import { id, listOf, page } from '../../../operations/wire';
import { WIDGET_ENTITIES } from '../../analytics/events/outcomes';
import { userPath } from '../../audience/users/schema';

const asked = {
  url: z
    .string()
    .max(LENGTHS.url)
    .refine(
      isPageAddress,
      'Must be the address of a page, such as `https://app.example.com/projects`, or its path, such as `/projects`.',
    )
    .optional()
    .describe('The address of the page, or its path.')
    .meta({ example: 'https://app.example.com/projects' }),
  language: z.string().max(35).optional().describe('Of the browser.').meta({ example: 'fr-CA' }),
  device: z.enum(['desktop', 'tablet', 'mobile']).optional().describe('Of the browser.').meta({ example: 'desktop' }),
  country: z.string().max(2).optional().describe('ISO 3166.').meta({ example: 'FR' }),
  hash: z.string().max(128).optional().describe('Identity hash.').meta({ example: '0b5b6b2b1b' }),
};

export const widgetInput = z.strictObject({
  id: id.describe('The widget, of any type.').meta({ example: 42 }),
  userId: userPath.userId.optional().describe('The user.'),
  ...asked,
});
export const userInput = z.strictObject({ ...userPath, ...asked, ...page });

const gate = z.strictObject({
  gate: z.enum(GATES).describe('The gate.').meta({ example: 'rules' }),
  passed: z
    .boolean()
    .nullable()
    .describe('Whether the widget passes; null if only the browser knows, or a fact is missing.')
    .meta({ example: false }),
  sentence: byEndUser(z.string().describe('A description.').meta({ example: 'To users whose plan is pro.' })),
  wanted: z.unknown().optional().describe('The required value.').meta({ example: 'pro' }),
  seen: byEndUser(z.unknown().optional().describe('The actual value.').meta({ example: 'free' })),
});

const users = z.int().optional().describe('Number of users that pass this gate alone.').meta({ example: 50 });

const fields = {
  entityType: z.enum(WIDGET_ENTITIES).describe('The type of the widget.').meta({ example: 'tour' }),
  id: id.describe('The widget’s id.').meta({ example: 42 }),
  name: z.string().describe('The name.').meta({ example: 'Onboarding' }),
  shows: z
    .boolean()
    .nullable()
    .describe('Whether it shows on a page that was just loaded; null if that depends on unknown facts.')
    .meta({ example: false }),
  sentence: byEndUser(
    z
      .string()
      .describe('The reason.')
      .meta({ example: 'Held back by rules: To users whose plan is pro. Seen: "free".' }),
  ),
};
const GATES_IN_ORDER = 'In order of evaluation, with one gate for each rule.';

export const widgetDiagnosis = z
  .strictObject({
    ...fields,
    gates: z
      .array(
        gate.extend({ users }).meta({ id: 'CountedGate', description: 'A condition that a widget must pass to show.' }),
      )
      .describe(GATES_IN_ORDER),
    users: z
      .strictObject({
        total: z.int().describe('The number of identified users.').meta({ example: 603 }),
        matching: z.int().describe('Number of users to whom a page may show it now.').meta({ example: 50 }),
      })
      .optional()
      .describe('Only without `userId`.'),
  })
  .meta({ id: 'WidgetDiagnosis', description: 'Why a widget shows or not.' });

const diagnosis = z
  .strictObject({
    ...fields,
    gates: z
      .array(gate.meta({ id: 'Gate', description: 'A condition that a widget must pass to show.' }))
      .describe(GATES_IN_ORDER),
  })
  .meta({ id: 'Diagnosis', description: 'Why a widget shows to a user or not.' });

export const userDiagnosis = listOf(diagnosis);
