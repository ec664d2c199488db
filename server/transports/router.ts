import { apiKeysRouter, createKeyLink, keyHandOversRouter } from '../features/accounts/api-keys/router';
import { applicationsRouter } from '../features/accounts/applications/router';
import { companyRouter } from '../features/accounts/companies/router';
import { membersRouter } from '../features/accounts/members/router';
import { publicApiRouter } from '../features/accounts/sign-in/router';
import { eventNamesRouter } from '../features/analytics/event-names/router';
import { eventReportsRouter } from '../features/analytics/event-reports/router';
import { BYTE_ORDER_MARK, type CsvExport, csvExports, type Rows, toCsv } from '../features/analytics/exports/router';
import { oneResponseRouter } from '../features/analytics/one-response/router';
import { quotasRouter } from '../features/analytics/quotas/router';
import { responsesRouter } from '../features/analytics/responses/router';
import { resultsRouter } from '../features/analytics/results/router';
import { statsRouter } from '../features/analytics/stats/router';
import { segmentsRouter } from '../features/audience/segments/router';
import { userPropertiesRouter } from '../features/audience/user-properties/router';
import { usersRouter } from '../features/audience/users/router';
import { changesRouter } from '../features/changes/router';
import { changelogPostsRouter } from '../features/content/changelog-posts/router';
import { changelogsRouter } from '../features/content/changelogs/router';
import { itemDraftsRouter } from '../features/content/item-drafts/router';
import { postDraftsRouter } from '../features/content/post-drafts/router';
import { roadmapItemsRouter } from '../features/content/roadmap-items/router';
import { roadmapSectionsRouter } from '../features/content/roadmap-sections/router';
import { roadmapsRouter } from '../features/content/roadmaps/router';
import { tagsRouter } from '../features/content/tags/router';
import { competingRouter } from '../features/delivery/competing/router';
import { diagnoseRouter } from '../features/delivery/diagnose/router';
import { pageSessionsRouter } from '../features/delivery/page-sessions/router';
import { reachRouter } from '../features/delivery/reach/router';
import { targetHealthRouter } from '../features/delivery/target-health/router';
import { previewsRouter } from '../features/previews/router';
import { proposalsRouter } from '../features/proposals/router';
import { scheduleRouter } from '../features/scheduling/router';
import { authoringRouter } from '../features/widgets/authoring-guides/router';
import { widgetDraftsRouter } from '../features/widgets/drafts/router';
import { libraryRouter } from '../features/widgets/list/router';
import { widgetRouters } from '../features/widgets/routers';
import { widgetVersionsRouter } from '../features/widgets/versions/router';
import { foldersRouter } from '../features/workspace/folders/router';
import { overviewRouter } from '../features/workspace/overview/router';
import { searchRouter } from '../features/workspace/search/router';
import { themesRouter } from '../features/workspace/themes/router';
import { router } from '../operations/operation';

const operations = {
  widgets: libraryRouter,
  widgetVersions: widgetVersionsRouter,
  widgetDrafts: widgetDraftsRouter,
  schedule: scheduleRouter,
  previews: previewsRouter,
  ...widgetRouters,
  changelogs: changelogsRouter,
  changelogPosts: changelogPostsRouter,
  postDrafts: postDraftsRouter,
  tags: tagsRouter,
  reach: reachRouter,
  competing: competingRouter,
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
  changes: changesRouter,
  proposals: proposalsRouter,
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

/** The procedures of the dashboard: all operations, and those for people only. */
export const dashboardRouter = router({
  ...operations,
  members: membersRouter,
  applications: applicationsRouter,
  keyHandOvers: keyHandOversRouter,
  pageSessions: pageSessionsRouter,
});

export { BYTE_ORDER_MARK, type CsvExport, createKeyLink, csvExports, publicApiRouter, type Rows, toCsv };

export type DashboardRouter = typeof dashboardRouter;
export type PublicApiRouter = typeof publicApiRouter;
