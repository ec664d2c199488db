import { router } from './operation';

/** Every operation, by domain. REST, its description, MCP and the dashboard all come from here. */
export const appRouter = router({});

export type AppRouter = typeof appRouter;
