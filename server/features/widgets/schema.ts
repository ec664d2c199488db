import { z } from 'zod';
import type { WidgetDefinition } from '../../../widgets/contract/definition';
import { LENGTHS } from '../../../widgets/contract/limits';
import { nounOf } from '../../../widgets/contract/type';
import { storedRule, targeting } from '../../../widgets/targeting/schema';
import { since } from '../../operations/dates';
import { proposalId } from '../../operations/proposals';
import { id, listOf, name, page, timestamp, warningsOfChange } from '../../operations/wire';
import { expectedSaved, extraFields, version } from '../drafts/schema';

const active = z.boolean().describe('true = live, false = draft.').meta({ example: false });
const folderId = id
  .nullable()
  .describe('The folder it is in; null means the company’s default folder.')
  .meta({ example: 1 });
const themeId = id.nullable().describe('Its theme.').meta({ example: null });

export const expectedVersion = expectedSaved;

const createdAt = timestamp.describe('When it was created.');
const archivedAt = timestamp.optional().describe('When it was archived; only on archived widgets.');
const brief = { id: id.describe('The widget’s id.').meta({ example: 42 }), name, active, createdAt, archivedAt };

const listItems = {
  summary: z
    .strictObject({
      ...brief,
      updatedAt: timestamp.describe('When it was last saved.'),
      folderId: id.describe('The folder it is in.').meta({ example: 1 }),
    })
    .meta({ id: 'WidgetSummary', description: 'A widget in a list.' }),
  brief: z.strictObject(brief).meta({ id: 'WidgetListItem', description: 'A feedback or NPS widget in a list.' }),
};

/** The fields that the detail of every type begins with. */
export const detailFields = {
  id: brief.id,
  name,
  active,
  createdAt,
  updatedAt: timestamp.describe('When it was last saved.'),
  version: version.describe('The number of saves; send it back as `expectedVersion`.').meta({ example: 7 }),
  folderId,
  themeId,
  ...extraFields,
};

/** The targeting as stored. */
export const targetingFields = {
  rules: z.array(storedRule).describe('The stored targeting rules; empty without targeting.'),
  ruleLogicalOperator: z
    .string()
    .nullable()
    .describe('How the rules are combined: `and` or `or`; null before targeting was set.')
    .meta({ example: 'and' }),
};

const pascal = (noun: string) => noun.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

/** The query of a widget list. */
export const listInput = z.strictObject({
  ...page,
  ...since,
  active: z.boolean().optional().describe('Only live widgets (true) or drafts (false).'),
  folderId: id.optional().describe('Only widgets in this folder.'),
  query: z.string().max(LENGTHS.query).optional().describe('Only widgets whose name contains this, ignoring case.'),
  includeArchived: z.boolean().default(false).describe('Includes archived widgets.'),
});

export type ListInput = z.output<typeof listInput>;

/** The wire shapes of one widget type, made from its definition. */
export function widgetSchemas<const D extends WidgetDefinition>(definition: D) {
  const title = pascal(nounOf(definition));
  const settings = definition.settings.meta({
    id: `${title}Settings`,
    description: `Settings of a ${definition.label}.`,
  }) as D['settings'];
  const input = definition.input as D['input'];
  const body = {
    ...input,
    targeting: targeting.optional(),
    settings: settings.optional().describe('Merged into the stored settings key by key; unknown keys are kept.'),
    active: active.optional().describe('true publishes it, which needs the `publish` scope; false takes it down.'),
    folderId: folderId.optional(),
    themeId: themeId.optional(),
  };
  const check = (value: Record<string, unknown>, ctx: z.RefinementCtx) =>
    (definition as WidgetDefinition).check?.(value, ctx);
  // Runs even after other errors, so that one response reports all of them.
  const when = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };
  const path = {
    [definition.idParam]: id.describe(`The id of the ${definition.label}.`).meta({ example: 42 }),
  } as Record<D['idParam'], typeof id>;
  return {
    path: z.strictObject(path),
    create: z
      .strictObject({ name, ...body, proposalId })
      .superRefine(check, when)
      .meta({ description: `A new ${definition.label}.`, examples: [definition.example] }),
    update: z
      .strictObject({ ...path, name: name.optional(), ...body, expectedVersion })
      .superRefine(check, when)
      .meta({ description: 'Only the fields sent change.' }),
    list: listOf(listItems[definition.listItem as D['listItem']]),
    detail: z
      .strictObject({
        ...detailFields,
        ...(definition.detail as D['detail']),
        settings,
        ...targetingFields,
        dashboardUrl: z
          .url()
          .describe('Its URL in the builder.')
          .meta({ example: `https://docent.example.com/builder/${definition.path}/42` }),
        note: z.string().optional().describe('Only on create: why it remained a draft.'),
        warnings: warningsOfChange,
      })
      .meta({ id: title, description: `A ${definition.label}.` }),
  };
}
