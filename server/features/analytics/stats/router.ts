import { operation, router } from '../../../operations/operation';
import { getFunnel } from './funnel';
import { rankWidgets } from './ranking';
import {
  funnel,
  funnelInput,
  ranking,
  rankingInput,
  summary,
  summaryInput,
  widgetStats,
  widgetStatsInput,
} from './schema';
import { getCompanyStats, getWidgetStats } from './service';

const TAG = 'Stats';
const PERIOD = 'Default: the last 30 days ending today, UTC. At most 366 days. Figures are exact and current.';

export const statsRouter = router({
  summary: operation({
    method: 'GET',
    path: '/stats/summary',
    tool: 'get_company_stats',
    tag: TAG,
    load: 'heavy',
    summary: 'Read company statistics',
    description: `Events of each feature, compared with the previous period. ${PERIOD} NPS responses are the responses stored; every other figure comes from events.`,
  })
    .input(summaryInput)
    .output(summary)
    .query(({ ctx, input }) => getCompanyStats(ctx, input)),

  widgets: operation({
    method: 'GET',
    path: '/stats/widgets/{entityType}',
    tool: 'get_widget_stats',
    tag: TAG,
    load: 'heavy',
    summary: 'Read statistics by entity',
    description: `Events of each entity of one type, including archived and deleted ones, and the trend of one entity. ${PERIOD}`,
    errors: ['not_found'],
  })
    .input(widgetStatsInput)
    .output(widgetStats)
    .query(({ ctx, input }) => getWidgetStats(ctx, input)),

  funnel: operation({
    method: 'GET',
    path: '/stats/funnels/{entityType}/{entityId}',
    tool: 'get_widget_funnel',
    tag: TAG,
    load: 'heavy',
    summary: 'Read a funnel',
    description:
      'The distinct people at each stage: the steps of a tour, the items of a checklist, or from shown to answered. Default: the last 30 days.',
  })
    .input(funnelInput)
    .output(funnel)
    .query(({ ctx, input }) => getFunnel(ctx, input)),

  ranking: operation({
    method: 'GET',
    path: '/stats/ranking',
    tool: 'rank_widgets',
    tag: TAG,
    load: 'heavy',
    summary: 'Rank widgets',
    description:
      'The worst or best widgets, with the step that loses most people and the change to the previous period. Default: the last 30 days. `drop` reads single events: up to a million.',
  })
    .input(rankingInput)
    .output(ranking)
    .query(({ ctx, input }) => rankWidgets(ctx, input)),
});
