import { z } from 'zod';
import { GATES } from '../../widgets/gates';
import { LENGTHS } from '../../widgets/limits';
import { isPageAddress } from '../../widgets/page-address';
import { WIDGET_ENTITIES } from '../events/outcomes';
import { byEndUser } from '../operation/end-users';
import { id, listOf, page } from '../operation/wire';
import { userPath } from '../users/schema';

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
  userId: userPath.userId.optional().describe('Who sees it.'),
  ...asked,
});
export const userInput = z.strictObject({ ...userPath, ...asked, ...page });

const gate = z.strictObject({
  gate: z.enum(GATES).describe('What is judged.').meta({ example: 'rules' }),
  passed: z
    .boolean()
    .nullable()
    .describe('Whether it lets the widget through; null where only the browser knows, or it was not told.')
    .meta({ example: false }),
  sentence: byEndUser(z.string().describe('The same in words.').meta({ example: 'To users whose plan is pro.' })),
  wanted: z.unknown().optional().describe('What it asks for.').meta({ example: 'pro' }),
  seen: byEndUser(z.unknown().optional().describe('What there is instead, or as well.').meta({ example: 'free' })),
});

const users = z.int().optional().describe('How many users it lets through by itself.').meta({ example: 50 });

const fields = {
  entityType: z.enum(WIDGET_ENTITIES).describe('What the widget is.').meta({ example: 'tour' }),
  id: id.describe('The widget’s id.').meta({ example: 42 }),
  name: z.string().describe('What people call it.').meta({ example: 'Onboarding' }),
  shows: z
    .boolean()
    .nullable()
    .describe('Whether it shows on a page that was just loaded; null where that depends on what is not known here.')
    .meta({ example: false }),
  sentence: byEndUser(
    z
      .string()
      .describe('Why, in one sentence.')
      .meta({ example: 'Held back by rules: To users whose plan is pro. Seen: "free".' }),
  ),
};
const GATES_IN_ORDER = 'In the order in which they are judged; rules one each.';

export const widgetDiagnosis = z
  .strictObject({
    ...fields,
    gates: z
      .array(
        gate.extend({ users }).meta({ id: 'CountedGate', description: 'What lets a widget through or holds it back.' }),
      )
      .describe(GATES_IN_ORDER),
    users: z
      .strictObject({
        total: z.int().describe('How many identified users there are.').meta({ example: 603 }),
        matching: z.int().describe('How many of them some page may show it to now.').meta({ example: 50 }),
      })
      .optional()
      .describe('Only without `userId`.'),
  })
  .meta({ id: 'WidgetDiagnosis', description: 'Why a widget shows, or does not.' });

const diagnosis = z
  .strictObject({
    ...fields,
    gates: z
      .array(gate.meta({ id: 'Gate', description: 'What lets a widget through or holds it back.' }))
      .describe(GATES_IN_ORDER),
  })
  .meta({ id: 'Diagnosis', description: 'Why a widget shows to a user, or does not.' });

export const userDiagnosis = listOf(diagnosis);
