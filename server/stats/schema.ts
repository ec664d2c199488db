import { z } from 'zod';
import { ENTITY_TYPES } from '../../widgets/entities';
import { MOST } from '../../widgets/limits';
import { dateOrder, dates } from '../operation/dates';
import { entityTypeInput, widgetType, widgetTypeInput } from '../operation/widget-types';
import { id, timestamp } from '../operation/wire';

/** Minimum people who began for a meaningful rate. */
export const MIN_SAMPLE = 20;

const entityType = z
  .enum(ENTITY_TYPES)
  .describe('The kind of entity: a widget type, `changelog` or `roadmap`.')
  .meta({ example: 'tour' });

const day = (description: string, example: string) => z.iso.date().describe(description).meta({ example });
const count = (description: string) => z.int().describe(description).meta({ example: 120 });
const percentage = (description: string) => z.number().describe(description).meta({ example: 62.5 });

const days = {
  start: day('The first day, UTC.', '2026-02-01'),
  end: day('The last day, UTC; counted whole unless the filter named a moment.', '2026-03-02'),
};

export const summaryInput = z.strictObject(dates).superRefine(dateOrder);

export const widgetStatsInput = z
  .strictObject({
    entityType: entityTypeInput,
    ...dates,
    entityId: id.optional().describe('Only this entity.').meta({ example: 42 }),
    trend: z.boolean().default(false).describe('Answers the `trend` of the entity, too; needs `entityId`.'),
  })
  .superRefine(dateOrder)
  .refine(({ trend, entityId }) => !trend || entityId !== undefined, {
    path: ['trend'],
    message: 'Needs `entityId`: it is answered for one entity.',
  });

const events = z.record(
  z.string(),
  z
    .strictObject({
      count: count('How often it happened.'),
      uniqueUsers: count('To how many different people. A visitor identified later counts as that user.'),
    })
    .meta({ id: 'EventCount', description: 'How often an event happened, and to how many.' }),
);

const granularity = z
  .enum(['day', 'week', 'month'])
  .describe('What a point of a trend covers: `day` up to 31 days, `week` (from Monday) up to 182, else `month`.')
  .meta({ example: 'day' });

const trendPoint = z
  .strictObject({
    period: day('The first day that the point covers.', '2026-02-01'),
    count: count('What happened on these days.'),
  })
  .meta({ id: 'TrendPoint', description: 'A point of a trend.' });

const widget = z
  .strictObject({
    entityId: id.describe('The entity’s id.').meta({ example: 42 }),
    name: z.string().describe('Its name now.').meta({ example: 'Welcome tour' }),
    archivedAt: timestamp
      .nullable()
      .describe('When it was archived, or deleted where it cannot be archived; null unless it was.'),
    events: events.describe('By event name; names that did not occur are left out.').meta({
      example: { tour_start: { count: 120, uniqueUsers: 96 }, tour_finish: { count: 75, uniqueUsers: 70 } },
    }),
    totalEvents: count('All events together.'),
    totalUniqueUsers: count('Different people over all events.'),
    trend: z
      .array(trendPoint)
      .optional()
      .describe('With `trend`: how often it was seen or started over the period, without gaps.'),
  })
  .meta({ id: 'WidgetStatsEntry', description: 'What happened on one entity.' });

export const widgetStats = z
  .strictObject({
    entityType,
    period: z
      .strictObject({ ...days, granularity: granularity.optional() })
      .describe('What was counted; `granularity` with `trend`.'),
    widgets: z
      .array(widget)
      .describe('Every entity of the type, newest first, archived ones and those without events too.'),
  })
  .meta({ id: 'WidgetStats', description: 'Statistics of each entity of one type.' });

const compared = z
  .strictObject({
    count: count('How often it happened in the period.'),
    uniqueUsers: count('To how many different people.'),
    previousCount: count('How often in the period before.'),
    previousUniqueUsers: count('To how many in the period before.'),
  })
  .meta({ id: 'EventComparison', description: 'An event in the period and in the one before.' });

const feature = z
  .strictObject({
    type: z.enum(ENTITY_TYPES).describe('The kind of entity.').meta({ example: 'tour' }),
    label: z.string().describe('Its name for people.').meta({ example: 'Product tours' }),
    primary: z
      .strictObject({
        label: z.string().describe('What is counted.').meta({ example: 'Tours started' }),
        count: count('In the period.'),
        previousCount: count('In the period before.'),
        changePct: percentage('The change in percent, one decimal; 100 when there was nothing before.'),
      })
      .describe('The figure that matters most.'),
    secondary: z
      .strictObject({
        label: z.string().describe('What the rate is of.').meta({ example: 'Completion rate' }),
        value: percentage('In percent, one decimal; may exceed 100, as in 250 for 2.5 posts viewed per open.'),
        previousValue: percentage('In the period before.'),
        changePp: percentage('The change in percentage points, one decimal.'),
      })
      .describe('Its rate.'),
    events: z
      .record(z.string(), compared)
      .describe('By event name; names that occurred in neither period are left out.'),
    trend: z
      .array(trendPoint)
      .describe('The primary figure over the period, without gaps; the points add up to `primary.count`.'),
  })
  .meta({ id: 'FeatureStats', description: 'What happened with one feature, compared with the period before.' });

export const summary = z
  .strictObject({
    period: z
      .strictObject({
        ...days,
        days: z.int().describe('How many days it has.').meta({ example: 30 }),
        granularity,
      })
      .describe('What was counted.'),
    previousPeriod: z
      .strictObject({
        start: day('Its first day.', '2026-01-02'),
        end: day('Its last day.', '2026-01-31'),
      })
      .describe('The period of the same length just before.'),
    features: z.array(feature).describe('Always the same, in the same order.'),
  })
  .meta({ id: 'CompanyStats', description: 'Statistics of the whole company.' });

export const funnelInput = z
  .strictObject({
    entityType: entityTypeInput,
    entityId: id.describe('The entity’s id.').meta({ example: 42 }),
    ...dates,
  })
  .superRefine(dateOrder);

const stage = z
  .strictObject({
    key: z
      .string()
      .describe('What kind of stage it is: `started`, `step`, `item`, `finished` …')
      .meta({ example: 'step' }),
    label: z.string().describe('The same for people.').meta({ example: 'Saw the step' }),
    id: z.string().nullable().describe('The step or item; null for other stages.').meta({ example: 'k3v9x2ab' }),
    title: z.string().nullable().describe('Its title now.').meta({ example: 'Begin here' }),
    users: count('Different people who got there.'),
    dropOff: count('How many fewer than in the stage before; items of a checklist are compared with `shown`.'),
    share: percentage(
      'Of the first stage, in percent, one decimal; 100 at most, as people may have begun before the period.',
    ),
  })
  .meta({ id: 'FunnelStage', description: 'A stage that people get to, or do not.' });

export const funnel = z
  .strictObject({
    entityType,
    entityId: id.describe('The entity’s id.').meta({ example: 42 }),
    name: z.string().describe('Its name now.').meta({ example: 'Welcome tour' }),
    period: z.strictObject(days).describe('What was counted.'),
    stages: z.array(stage).describe('In the order people meet them; the first is 100 percent.'),
  })
  .meta({ id: 'Funnel', description: 'How many people got how far.' });

export const rankingInput = z
  .strictObject({
    type: widgetTypeInput.optional().describe('Only widgets of this type.').meta({ example: 'tour' }),
    by: z
      .enum(['completion', 'drop'])
      .default('completion')
      .describe(
        '`completion`: of those who began, how many completed. `drop`: how many left at the step that loses most.',
      ),
    order: z.enum(['worst', 'best']).default('worst').describe('What comes first.'),
    ...dates,
    limit: z.int().min(1).max(MOST.listed).default(20).describe('How many to return.'),
  })
  .superRefine(dateOrder);

const drop = z
  .strictObject({
    key: z.string().describe('What kind of stage it is, as in the funnel.').meta({ example: 'step' }),
    label: z.string().describe('The same for people.').meta({ example: 'Saw the step' }),
    id: z.string().nullable().describe('The step or item; null for other stages.').meta({ example: 'k3v9x2ab' }),
    title: z.string().nullable().describe('Its title now.').meta({ example: 'Begin here' }),
    lost: count('How many people got to the stage before and not to this one.'),
    share: percentage('Of those who began, in percent, one decimal.'),
    previousShare: percentage(
      'The same at the same stage in the period before; null when no one began then, or its single events are not counted.',
    ).nullable(),
    changePp: percentage('The change in percentage points, one decimal; null as `previousShare`.').nullable(),
  })
  .meta({ id: 'RankedDrop', description: 'The stage that loses most of those who began.' });

const ranked = z
  .strictObject({
    id: id.describe('The widget.').meta({ example: 42 }),
    entityType: widgetType,
    type: widgetType.describe('The same as `entityType`.'),
    name: z.string().describe('Its name now.').meta({ example: 'Welcome tour' }),
    active: z.boolean().describe('true = live.').meta({ example: true }),
    dashboardUrl: z.string().describe('Where people review it.'),
    started: count('Different people who began: started a tour, were shown a survey.'),
    completed: count('Different people who completed.'),
    completionRate: percentage('Completed of started, in percent, one decimal; 100 at most.'),
    previousStarted: count('Different people who began in the period before.'),
    previousCompletionRate: percentage('In the period before; null when no one began then.').nullable(),
    changePp: percentage('The change in percentage points, one decimal; null when no one began then.').nullable(),
    sample: z
      .enum(['enough', 'small'])
      .describe(`\`small\`: fewer than ${MIN_SAMPLE} began, so that its rates say little; ranked after all others.`)
      .meta({ example: 'enough' }),
    biggestDrop: drop
      .nullable()
      .describe(
        'Null without a drop, when the events of the period are no longer kept, or when they are more than a million.',
      ),
  })
  .meta({ id: 'RankedWidget', description: 'A widget with how it does.' });

export const ranking = z
  .strictObject({
    by: z.enum(['completion', 'drop']).describe('What it is ranked by.'),
    order: z.enum(['worst', 'best']).describe('What comes first.'),
    period: z.strictObject(days).describe('What was counted.'),
    previousPeriod: z.strictObject(days).describe('The period of the same length just before.'),
    total: count('How many widgets are ranked.'),
    notStarted: count('How many live widgets no one began: they have no rate and are not ranked.'),
    data: z.array(ranked).describe('Archived widgets are left out.'),
  })
  .meta({ id: 'WidgetRanking', description: 'Widgets by how they do.' });

export type RankingInput = z.output<typeof rankingInput>;
export type Ranking = z.output<typeof ranking>;
export type FunnelInput = z.output<typeof funnelInput>;
export type Funnel = z.output<typeof funnel>;
export type SummaryInput = z.output<typeof summaryInput>;
export type Summary = z.output<typeof summary>;
export type WidgetStatsInput = z.output<typeof widgetStatsInput>;
export type WidgetStats = z.output<typeof widgetStats>;
