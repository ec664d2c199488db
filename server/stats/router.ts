import { operation, router } from '../operation/operation';
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
const PERIOD =
  'Without dates: the last 30 days ending today, UTC. At most 366 days. Figures are exact and up to the moment.';

export const statsRouter = router({
  summary: operation({
    method: 'GET',
    path: '/stats/summary',
    tool: 'get_company_stats',
    tag: TAG,
    load: 'heavy',
    summary: 'Read company statistics',
    description: `What happened with each feature, compared with the period before. ${PERIOD} NPS responses are the responses stored; every other figure comes from events.`,
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
    description: `What happened on each entity of one type, archived and deleted ones included, and how often one of them was seen or started over time (trend). ${PERIOD}`,
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
      'How many different people got how far: through the steps of a tour, the items of a checklist, or from shown to answered. The last 30 days without dates.',
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
      'Which widgets do worst or best, with the step that loses most people and the change to the period before. The last 30 days without dates. `drop` counts single events, a million at most.',
  })
    .input(rankingInput)
    .output(ranking)
    .query(({ ctx, input }) => rankWidgets(ctx, input)),
});
