import { apiKeysRouter, beginHandOver, keyHandOversRouter } from '../api-keys/router';
import { applicationsRouter } from '../applications/router';
import { authoringRouter } from '../authoring-guides/router';
import { changelogPostsRouter } from '../changelog-posts/router';
import { changelogsRouter } from '../changelogs/router';
import { companyRouter } from '../companies/router';
import { diagnoseRouter } from '../diagnose/router';
import { eventNamesRouter } from '../event-names/router';
import { eventReportsRouter } from '../event-reports/router';
import { BYTE_ORDER_MARK, type CsvExport, csvExports, type Rows, toCsv } from '../exports/router';
import { foldersRouter } from '../folders/router';
import { itemDraftsRouter } from '../item-drafts/router';
import { membersRouter } from '../members/router';
import { oneResponseRouter } from '../one-response/router';
import { router } from '../operation/operation';
import { overviewRouter } from '../overview/router';
import { pageSessionsRouter } from '../page-sessions/router';
import { postDraftsRouter } from '../post-drafts/router';
import { quotasRouter } from '../quotas/router';
import { reachRouter } from '../reach/router';
import { responsesRouter } from '../responses/router';
import { resultsRouter } from '../results/router';
import { roadmapItemsRouter } from '../roadmap-items/router';
import { roadmapSectionsRouter } from '../roadmap-sections/router';
import { roadmapsRouter } from '../roadmaps/router';
import { searchRouter } from '../search/router';
import { segmentsRouter } from '../segments/router';
import { publicApiRouter } from '../sign-in/router';
import { statsRouter } from '../stats/router';
import { tagsRouter } from '../tags/router';
import { targetHealthRouter } from '../target-health/router';
import { themesRouter } from '../themes/router';
import { userPropertiesRouter } from '../user-properties/router';
import { usersRouter } from '../users/router';
import { widgetDraftsRouter } from '../widget-drafts/router';
import { libraryRouter } from '../widget-list/router';
import { widgetVersionsRouter } from '../widget-versions/router';
import { widgetRouters } from '../widgets/routers';

const operations = {
  widgets: libraryRouter,
  widgetVersions: widgetVersionsRouter,
  widgetDrafts: widgetDraftsRouter,
  ...widgetRouters,
  changelogs: changelogsRouter,
  changelogPosts: changelogPostsRouter,
  postDrafts: postDraftsRouter,
  tags: tagsRouter,
  reach: reachRouter,
  responses: responsesRouter,
  response: oneResponseRouter,
  events: eventReportsRouter,
  eventNames: eventNamesRouter,
  results: resultsRouter,
  stats: statsRouter,
  users: usersRouter,
  userProperties: userPropertiesRouter,
  diagnose: diagnoseRouter,
  usage: quotasRouter,
  roadmaps: roadmapsRouter,
  roadmapSections: roadmapSectionsRouter,
  roadmapItems: roadmapItemsRouter,
  itemDrafts: itemDraftsRouter,
  segments: segmentsRouter,
  search: searchRouter,
  themes: themesRouter,
  folders: foldersRouter,
  apiKeys: apiKeysRouter,
  authoring: authoringRouter,
  overview: overviewRouter,
  targetHealth: targetHealthRouter,
  company: companyRouter,
};

/** Every operation, by domain. REST, its description, MCP and the dashboard all come from here. */
export const appRouter = router(operations);

/** The procedures of the dashboard: every operation, and those that only people use. */
export const dashboardRouter = router({
  ...operations,
  members: membersRouter,
  applications: applicationsRouter,
  keyHandOvers: keyHandOversRouter,
  pageSessions: pageSessionsRouter,
});

export { BYTE_ORDER_MARK, beginHandOver, type CsvExport, csvExports, publicApiRouter, type Rows, toCsv };

export type DashboardRouter = typeof dashboardRouter;
export type PublicApiRouter = typeof publicApiRouter;
