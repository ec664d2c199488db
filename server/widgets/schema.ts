import { z } from 'zod';
import type { WidgetDefinition } from '../../widgets/definition';
import { LENGTHS } from '../../widgets/limits';
import { storedRule, targeting } from '../../widgets/targeting-schema';
import { nounOf } from '../../widgets/type';
import { since } from '../operation/dates';
import { id, listOf, name, page, timestamp, warningsOfChange } from '../operation/wire';

const active = z.boolean().describe('true = live, false = draft.').meta({ example: false });
const folderId = id
  .nullable()
  .describe('The folder it stands in; null means the company’s default folder.')
  .meta({ example: 1 });
const themeId = id.nullable().describe('The theme it is drawn with.').meta({ example: null });

/** A widget's version: 1 when it is created, one more with every save. */
export const version = z.int().min(1).max(2_147_483_647);
export const expectedVersion = version
  .optional()
  .describe('The `version` that this change was made to; where it is another by now, it is refused: `edit_conflict`.')
  .meta({ example: 7 });

const createdAt = timestamp.describe('When it was created.');
const archivedAt = timestamp.optional().describe('When it was archived; only on archived ones.');
const brief = { id: id.describe('The widget’s id.').meta({ example: 42 }), name, active, createdAt, archivedAt };

const listItems = {
  summary: z
    .strictObject({
      ...brief,
      updatedAt: timestamp.describe('When it was last saved.'),
      folderId: id.describe('The folder it stands in.').meta({ example: 1 }),
    })
    .meta({ id: 'WidgetSummary', description: 'A widget in a list.' }),
  brief: z.strictObject(brief).meta({ id: 'WidgetListItem', description: 'A feedback or NPS widget in a list.' }),
};

const reviewNote = {
  by: z.string().describe('The person or key that wrote it.').meta({ example: 'Kim Park' }),
  at: timestamp.describe('When it was written.'),
  note: z.string().nullable().describe('What it says.').meta({ example: 'Please check the second step.' }),
};
const reviewState = z.enum(['requested', 'sent_back']);

/** The review of unpublished changes. */
export const review = z
  .strictObject({
    state: reviewState
      .nullable()
      .describe('`requested`, `sent_back`, or null where the draft was changed after the last note.')
      .meta({ example: 'requested' }),
    ...reviewNote,
    notes: z
      .array(
        z.strictObject({
          state: reviewState.describe('What the note did.').meta({ example: 'requested' }),
          ...reviewNote,
        }),
      )
      .describe('Every note since the draft was begun, oldest first.'),
  })
  .meta({
    id: 'DraftReview',
    description: 'The review of unpublished changes; `by`, `at` and `note` are those of the last note.',
  });

export const ACTIONS = ['publish', 'publish-changes', 'take-down'] as const;
export type Action = (typeof ACTIONS)[number];

/** What is planned with a widget. */
export const planned = {
  id: id.describe('The id of the planned action.').meta({ example: 3 }),
  action: z.enum(ACTIONS).describe('What is done.').meta({ example: 'publish-changes' }),
  at: timestamp.describe('When it is done.'),
  createdBy: z.string().describe('The person or key that planned it.').meta({ example: 'Kim Park' }),
};

/** The draft and the schedule of a widget. Only answers have these fields. */
export const extraFields = {
  draft: z
    .strictObject({
      changes: z.int().describe('How many changes are unpublished.').meta({ example: 4 }),
      updatedAt: timestamp.describe('When the draft was last changed.'),
      updatedBy: z.string().describe('The person or key that changed it last.').meta({ example: 'Kim Park' }),
      review: review.nullable().describe('The review that was asked for; null for none.'),
    })
    .nullable()
    .describe('The unpublished changes of a live widget, which `GET …/draft` reads; null for none.'),
  schedule: z
    .array(z.strictObject(planned))
    .describe('What is planned: to publish it or to take it down at a set time.'),
};

/** The fields that the detail of every type begins with. */
export const detailFields = {
  id: brief.id,
  name,
  active,
  createdAt,
  updatedAt: timestamp.describe('When it was last saved.'),
  version: version.describe('Counts its saves; send it back as `expectedVersion`.').meta({ example: 7 }),
  folderId,
  themeId,
  ...extraFields,
};

/** Fields that only answers have: sent back with a change, they are not read. */
export const ANSWERED_ONLY: readonly string[] = [
  'createdAt',
  'updatedAt',
  'version',
  'dashboardUrl',
  'note',
  'warnings',
  'draft',
  'schedule',
];

/** The targeting as stored. */
export const targetingFields = {
  rules: z.array(storedRule).describe('The targeting rules as stored; none means no targeting.'),
  ruleLogicalOperator: z
    .string()
    .nullable()
    .describe('How the rules are joined: `and` or `or`; null before targeting was ever sent.')
    .meta({ example: 'and' }),
};

const pascal = (noun: string) => noun.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

/** The query of a widget list. */
export const listInput = z.strictObject({
  ...page,
  ...since,
  active: z.boolean().optional().describe('Only live ones (true) or drafts (false).'),
  folderId: id.optional().describe('Only those in this folder.'),
  query: z.string().max(LENGTHS.query).optional().describe('Only those whose name contains this, in any case.'),
  includeArchived: z.boolean().default(false).describe('Whether archived ones are listed too.'),
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
  // Beside other faults, too: all that is wrong is told at once.
  const when = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };
  const path = {
    [definition.idParam]: id.describe(`The id of the ${definition.label}.`).meta({ example: 42 }),
  } as Record<D['idParam'], typeof id>;
  return {
    path: z.strictObject(path),
    create: z
      .strictObject({ name, ...body })
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
          .describe('Where people review it in the builder.')
          .meta({ example: `https://docent.example.com/builder/${definition.path}/42` }),
        note: z.string().optional().describe('Only on create: why it remained a draft.'),
        warnings: warningsOfChange,
      })
      .meta({ id: title, description: `A ${definition.label}.` }),
  };
}
