import { z } from 'zod';
import { LENGTHS } from '../../../widgets/contract/limits';
import { newestInput } from '../../operations/newest';
import { MAX_PARTS, PART_KINDS } from '../../operations/proposals';
import { id, listOf, timestamp, trimmedName, warnings } from '../../operations/wire';

const STATES = ['open', 'published', 'discarded', 'reverted'] as const;
export type ProposalState = (typeof STATES)[number];

const PART_STATES = ['open', 'published', 'discarded', 'reverted', 'gone', 'kept'] as const;
export type PartState = (typeof PART_STATES)[number];

export const REASONS = ['deleted', 'no_changes', 'is_live', 'had_changes', 'in_use', 'changed', 'refused'] as const;
export type Reason = (typeof REASONS)[number];

const proposalId = id.describe('The id of the proposal.').meta({ example: 12 });
const state = z.enum(STATES).describe('`open` until all its parts are published or discarded.');
const title = trimmedName.describe('The title.').meta({ example: 'Onboarding of new teams' });
const note = z
  .string()
  .trim()
  .max(LENGTHS.content)
  .nullable()
  .describe('What it is for; null for none.')
  .meta({ example: 'A tour, a checklist and their segment.' });

export const proposalPath = z.strictObject({ proposalId });

export const createInput = z
  .strictObject({ title, note: note.optional() })
  .meta({ examples: [{ title: 'Onboarding of new teams', note: 'A tour, a checklist and their segment.' }] });

export const listInput = z.strictObject({ ...newestInput, state: state.optional() });

export const getInput = z.strictObject({
  proposalId,
  reach: z.boolean().default(false).describe('Counts for each widget the users that it would reach.'),
});

const partId = id.describe('The id of the part.').meta({ example: 31 });

export const publishInput = z.strictObject({
  proposalId,
  parts: z
    .array(partId)
    .min(1)
    .max(MAX_PARTS)
    .optional()
    .describe('Publishes only these parts; the others stay open. Default: all.')
    .meta({ example: [31] }),
});

const summary = {
  id: proposalId,
  title: z.string().describe('The title.').meta({ example: 'Onboarding of new teams' }),
  note,
  state,
  createdAt: timestamp.describe('When it was created.'),
  updatedAt: timestamp.describe('When it last changed.'),
  createdBy: z.string().describe('The person or key that created it.').meta({ example: 'Kim Park' }),
  dashboardUrl: z
    .url()
    .describe('Its URL in the dashboard, where a person reviews, publishes and reverts it.')
    .meta({ example: 'https://docent.example.com/proposals/12' }),
};

export const proposals = listOf(
  z
    .strictObject({ ...summary, parts: z.int().describe('The number of parts.').meta({ example: 4 }) })
    .meta({ id: 'ProposalSummary', description: 'A proposal in a list.' }),
);

const value = z.unknown().describe('The value; null for none.');
const path = z.string().describe('The path.').meta({ example: 'steps[id=a1].title' });

const pictureUrl = z.url().nullable();

const part = z
  .strictObject({
    id: partId,
    kind: z.enum(PART_KINDS).describe('A new record, or the unpublished changes of a live one.'),
    targetId: id.describe('The id of the record.').meta({ example: 42 }),
    type: z.string().nullable().describe('The type of a widget; null for other records.').meta({ example: 'tour' }),
    name: z.string().describe('The name or title of the record.').meta({ example: 'First steps' }),
    state: z
      .enum(PART_STATES)
      .describe(
        '`gone`: the record or its draft no longer exists. `kept`: it could not be published, discarded or reverted.',
      ),
    reason: z
      .enum(REASONS)
      .nullable()
      .describe(
        'Why it is `gone`: its record was `deleted` or archived, or its draft has `no_changes`. Why it is `kept`: it `is_live`, its draft `had_changes` before, it is `in_use`, people `changed` it, or publishing its former content was `refused`.',
      ),
    kept: z
      .array(z.string())
      .describe(
        'After a revert: the paths that stay as they are, because people changed them or deleted what they referred to.',
      ),
    dashboardUrl: z
      .url()
      .nullable()
      .describe('Its URL in the dashboard; null for a record that no longer exists.')
      .meta({ example: 'https://docent.example.com/builder/product-tours/42' }),
    changes: z
      .array(z.strictObject({ path, from: value, to: value }))
      .describe('What publishing changes, or changed, in a live record; empty for a new record.'),
    conflicts: z
      .array(z.strictObject({ path, base: value, live: value, draft: value }))
      .describe(
        'What changed both in the live record and in the draft. Publishing is refused until these are resolved.',
      ),
    unmet: z
      .array(
        z.strictObject({ field: z.string().describe('The field.'), message: z.string().describe('What it needs.') }),
      )
      .describe('Unmet publish requirements.'),
    warnings,
    pictures: z
      .strictObject({
        before: pictureUrl.describe('The live widget; null for a new one, and once the part is published.').meta({
          example: 'https://docent.example.com/api/v1/widgets/product-tours/42/preview.png',
        }),
        after: pictureUrl
          .describe('The widget as it is proposed, or was published; null when nothing is proposed any more.')
          .meta({ example: 'https://docent.example.com/api/v1/widgets/product-tours/42/preview.png?draft=true' }),
      })
      .nullable()
      .describe(
        'URLs of pictures of a widget (GET …/preview.png), which take `step`, `width` and `scheme`. null for other records, and when the server has no browser to draw them.',
      ),
    reach: z
      .strictObject({
        matching: z.int().describe('Users that the widget would reach.').meta({ example: 120 }),
        total: z.int().describe('All identified users.').meta({ example: 500 }),
      })
      .nullable()
      .describe('Only with `reach=true`, for open parts that are widgets.'),
  })
  .meta({ id: 'ProposalPart', description: 'A record or a draft in a proposal.' });

export type PartAnswer = z.infer<typeof part>;

export const proposal = z.strictObject({ ...summary, parts: z.array(part).describe('Its parts, oldest first.') }).meta({
  id: 'Proposal',
  description: 'Several records and drafts that are published, discarded and reverted as one.',
});
