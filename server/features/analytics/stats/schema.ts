import { z } from 'zod';
import { ENTITY_TYPES } from '../../../../widgets/contract/entities';
import { MAX } from '../../../../widgets/contract/limits';
import { dateOrder, dates } from '../../../operations/dates';
import { entityTypeInput, widgetType, widgetTypeInput } from '../../../operations/widget-types';
import { id, timestamp } from '../../../operations/wire';

/** The number of people who must have begun before a rate is reliable. */
export const MIN_SAMPLE = 20;

const entityType = z
  .enum(ENTITY_TYPES)
  .describe('The entity type: a widget type, `changelog` or `roadmap`.')
  .meta({ example: 'tour' });

const day = (description: string, example: string) => z.iso.date().describe(description).meta({ example });
const count = (description: string) => z.int().describe(description).meta({ example: 120 });
const percentage = (description: string) => z.number().describe(description).meta({ example: 62.5 });

const days = {
  start: day('The first day, UTC.', '2026-02-01'),
  end: day('The last day, UTC: the whole day, unless `endDate` is a time.', '2026-03-02'),
};

export const summaryInput = z.strictObject(dates).superRefine(dateOrder);

export const widgetStatsInput = z
  .strictObject({
    entityType: entityTypeInput,
    ...dates,
    entityId: id.optional().describe('Only this entity.').meta({ example: 42 }),
    trend: z.boolean().default(false).describe('Includes the `trend` of the entity; needs `entityId`.'),
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
      count: count('The count.'),
      uniqueUsers: count('The number of distinct people. A visitor identified later counts as that user.'),
    })
    .meta({ id: 'EventCount', description: 'The count of an event, and of its people.' }),
);

const granularity = z
  .enum(['day', 'week', 'month'])
  .describe('The interval of a trend: `day` up to 31 days, `week` (from Monday) up to 182, else `month`.')
  .meta({ example: 'day' });

const trendPoint = z
  .strictObject({
    period: day('The first day that the point covers.', '2026-02-01'),
    count: count('The count of these days.'),
  })
  .meta({ id: 'TrendPoint', description: 'A point of a trend.' });

const widget = z
  .strictObject({
    entityId: id.describe('The entity’s id.').meta({ example: 42 }),
    name: z.string().describe('Its current name.').meta({ example: 'Welcome tour' }),
    archivedAt: timestamp
      .nullable()
      .describe('When it was archived, or deleted if it cannot be archived; null otherwise.'),
    events: events.describe('By event name; names that did not occur are left out.').meta({
      example: { tour_start: { count: 120, uniqueUsers: 96 }, tour_finish: { count: 75, uniqueUsers: 70 } },
    }),
    totalEvents: count('All events together.'),
    totalUniqueUsers: count('Different people over all events.'),
    trend: z.array(trendPoint).optional().describe('With `trend`: how often it was seen or started, without gaps.'),
  })
  .meta({ id: 'WidgetStatsEntry', description: 'The events of one entity.' });

export const widgetStats = z
  .strictObject({
    entityType,
    period: z
      .strictObject({ ...days, granularity: granularity.optional() })
      .describe('The period; `granularity` with `trend`.'),
    widgets: z
      .array(widget)
      .describe('Every entity of the type, newest first, archived ones and those without events too.'),
  })
  .meta({ id: 'WidgetStats', description: 'Statistics of each entity of one type.' });

const compared = z
  .strictObject({
    count: count('The count in the period.'),
    uniqueUsers: count('The number of distinct people.'),
    previousCount: count('The count in the previous period.'),
    previousUniqueUsers: count('The number of distinct people in the previous period.'),
  })
  .meta({ id: 'EventComparison', description: 'An event in the period and in the previous one.' });

const feature = z
  .strictObject({
    type: z.enum(ENTITY_TYPES).describe('The entity type.').meta({ example: 'tour' }),
    label: z.string().describe('Its display name.').meta({ example: 'Product tours' }),
    primary: z
      .strictObject({
        label: z.string().describe('The counted event.').meta({ example: 'Tours started' }),
        count: count('In the period.'),
        previousCount: count('In the previous period.'),
        changePct: percentage('The change in percent, one decimal; 100 when there was nothing before.'),
      })
      .describe('The primary figure.'),
    secondary: z
      .strictObject({
        label: z.string().describe('The name of the rate.').meta({ example: 'Completion rate' }),
        value: percentage('In percent, one decimal; may exceed 100, as in 250 for 2.5 posts viewed per open.'),
        previousValue: percentage('In the previous period.'),
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
  .meta({ id: 'FeatureStats', description: 'The events of one feature, compared with the previous period.' });

export const summary = z
  .strictObject({
    period: z
      .strictObject({
        ...days,
        days: z.int().describe('The number of days.').meta({ example: 30 }),
        granularity,
      })
      .describe('The period.'),
    previousPeriod: z
      .strictObject({
        start: day('Its first day.', '2026-01-02'),
        end: day('Its last day.', '2026-01-31'),
      })
      .describe('The previous period of the same length.'),
    features: z.array(feature).describe('All features, always in the same order.'),
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
    key: z.string().describe('The kind of stage: `started`, `step`, `item`, `finished` …').meta({ example: 'step' }),
    label: z.string().describe('Its display name.').meta({ example: 'Saw the step' }),
    id: z.string().nullable().describe('The step or item; null for other stages.').meta({ example: 'k3v9x2ab' }),
    title: z.string().nullable().describe('Its current title.').meta({ example: 'Begin here' }),
    users: count('Different people who got there.'),
    dropOff: count('The decrease from the previous stage; items of a checklist are compared with `shown`.'),
    share: percentage(
      'Percentage of the first stage, one decimal; capped at 100, since people who began earlier may get there in the period.',
    ),
  })
  .meta({ id: 'FunnelStage', description: 'A stage of a funnel.' });

export const funnel = z
  .strictObject({
    entityType,
    entityId: id.describe('The entity’s id.').meta({ example: 42 }),
    name: z.string().describe('Its current name.').meta({ example: 'Welcome tour' }),
    period: z.strictObject(days).describe('The period.'),
    stages: z.array(stage).describe('In order; the first is 100 percent.'),
  })
  .meta({ id: 'Funnel', description: 'The stages with their numbers of people.' });

export const rankingInput = z
  .strictObject({
    type: widgetTypeInput.optional().describe('Only widgets of this type.').meta({ example: 'tour' }),
    by: z
      .enum(['completion', 'drop'])
      .default('completion')
      .describe('`completion`: the share of people who completed. `drop`: the share lost at the step that loses most.'),
    order: z.enum(['worst', 'best']).default('worst').describe('The sort order.'),
    ...dates,
    limit: z.int().min(1).max(MAX.listed).default(20).describe('Maximum number of results.'),
  })
  .superRefine(dateOrder);

const drop = z
  .strictObject({
    key: z.string().describe('The kind of stage, as in the funnel.').meta({ example: 'step' }),
    label: z.string().describe('Its display name.').meta({ example: 'Saw the step' }),
    id: z.string().nullable().describe('The step or item; null for other stages.').meta({ example: 'k3v9x2ab' }),
    title: z.string().nullable().describe('Its current title.').meta({ example: 'Begin here' }),
    lost: count('Number of people who reached the previous stage but not this one.'),
    share: percentage('Of those who began, in percent, one decimal.'),
    previousShare: percentage(
      'The share in the previous period; null if no one began then, or its single events are no longer stored.',
    ).nullable(),
    changePp: percentage('The change in percentage points, one decimal; null as `previousShare`.').nullable(),
  })
  .meta({ id: 'RankedDrop', description: 'The stage that loses most people.' });

const ranked = z
  .strictObject({
    id: id.describe('The widget.').meta({ example: 42 }),
    entityType: widgetType,
    type: widgetType.describe('The same as `entityType`.'),
    name: z.string().describe('Its current name.').meta({ example: 'Welcome tour' }),
    active: z.boolean().describe('true = live.').meta({ example: true }),
    dashboardUrl: z.string().describe('Its URL in the dashboard.'),
    started: count('Different people who began: started a tour, were shown a survey.'),
    completed: count('Number of distinct people who completed.'),
    completionRate: percentage('Completed of started, in percent, one decimal; at most 100.'),
    previousStarted: count('Number of distinct people who began in the previous period.'),
    previousCompletionRate: percentage('In the previous period; null if no one began then.').nullable(),
    changePp: percentage('The change in percentage points, one decimal; null as the previous rate.').nullable(),
    sample: z
      .enum(['enough', 'small'])
      .describe(`\`small\`: fewer than ${MIN_SAMPLE} began, so its rates are not reliable; ranked last.`)
      .meta({ example: 'enough' }),
    biggestDrop: drop
      .nullable()
      .describe(
        'Null without a drop, when the events of the period are no longer kept, or when they are more than a million.',
      ),
  })
  .meta({ id: 'RankedWidget', description: 'A ranked widget.' });

export const ranking = z
  .strictObject({
    by: z.enum(['completion', 'drop']).describe('The ranking criterion.'),
    order: z.enum(['worst', 'best']).describe('The sort order.'),
    period: z.strictObject(days).describe('The period.'),
    previousPeriod: z.strictObject(days).describe('The previous period of the same length.'),
    total: count('The number of ranked widgets.'),
    notStarted: count('Number of live widgets that no one began, which are not ranked.'),
    data: z.array(ranked).describe('Archived widgets are left out.'),
  })
  .meta({ id: 'WidgetRanking', description: 'A ranking of widgets.' });

export type RankingInput = z.output<typeof rankingInput>;
export type Ranking = z.output<typeof ranking>;
export type FunnelInput = z.output<typeof funnelInput>;
export type Funnel = z.output<typeof funnel>;
export type SummaryInput = z.output<typeof summaryInput>;
export type Summary = z.output<typeof summary>;
export type WidgetStatsInput = z.output<typeof widgetStatsInput>;
export type WidgetStats = z.output<typeof widgetStats>;
