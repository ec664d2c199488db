import { definitions } from '../../widgets/registry';
import { accessRouter } from '../access/router';
import { accountRouter } from '../account/router';
import { apiKeysRouter } from '../api-keys/router';
import { authoringRouter } from '../authoring/router';
import { changelogPostsRouter } from '../changelog-posts/router';
import { changelogsRouter } from '../changelogs/router';
import { companyRouter } from '../companies/router';
import { foldersRouter } from '../folders/router';
import { libraryRouter } from '../library/router';
import { membersRouter } from '../members/router';
import { responsesRouter } from '../responses/router';
import { roadmapItemsRouter } from '../roadmap-items/router';
import { roadmapSectionsRouter } from '../roadmap-sections/router';
import { roadmapsRouter } from '../roadmaps/router';
import { segmentsRouter } from '../segments/router';
import { statsRouter } from '../stats/router';
import { tagsRouter } from '../tags/router';
import { themesRouter } from '../themes/router';
import { usersRouter } from '../users/router';
import { widgetVersionsRouter } from '../widget-versions/router';
import { widgetRouter } from '../widgets/router';
import { router } from './operation';

const [tour, checklist, smartTip, announcement, microSurvey, feedback, nps] = definitions;

const operations = {
  widgets: libraryRouter,
  widgetVersions: widgetVersionsRouter,
  productTours: widgetRouter(tour),
  checklists: widgetRouter(checklist),
  smartTips: widgetRouter(smartTip),
  announcements: widgetRouter(announcement),
  microSurveys: widgetRouter(microSurvey),
  feedbackWidgets: widgetRouter(feedback),
  npsWidgets: widgetRouter(nps),
  changelogs: changelogsRouter,
  changelogPosts: changelogPostsRouter,
  tags: tagsRouter,
  responses: responsesRouter,
  stats: statsRouter,
  users: usersRouter,
  roadmaps: roadmapsRouter,
  roadmapSections: roadmapSectionsRouter,
  roadmapItems: roadmapItemsRouter,
  segments: segmentsRouter,
  themes: themesRouter,
  folders: foldersRouter,
  apiKeys: apiKeysRouter,
  authoring: authoringRouter,
  account: accountRouter,
  company: companyRouter,
};

/** Every operation, by domain. REST, its description, MCP and the dashboard all come from here. */
export const appRouter = router(operations);

/** What the dashboard calls: every operation, and what only people do. */
export const dashboardRouter = router({ ...operations, members: membersRouter });

export { accessRouter };

export type DashboardRouter = typeof dashboardRouter;
export type AccessRouter = typeof accessRouter;
