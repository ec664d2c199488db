import { tagsRouter } from '../tags/router';
import { router } from './operation';

/** Every operation, by domain. REST, its description, MCP and the dashboard all come from here. */
export const appRouter = router({
  tags: tagsRouter,
});

export type AppRouter = typeof appRouter;
