import { routes } from '../api/rest-routes';
import { type Fixture, fillPath } from './fixture';

type Route = (typeof routes)[number];

/** What a call was refused with, without the words. */
export type Fault = { code: number; data?: { code: string; httpStatus: number; details?: Record<string, unknown> } };

/** The tool of an operation. */
export const toolOf = (route: Route): string => route.procedure._def.meta.tool;

/** The refusal of a call. @throws Error when the call succeeds. */
export async function fault(work: Promise<unknown>): Promise<Fault> {
  const error = await work.then(
    () => undefined,
    (reason: Fault) => reason,
  );
  if (!error) throw new Error('the call was not refused');
  return { code: error.code, ...(error.data ? { data: error.data } : {}) };
}

/** What stands in the path for REST, as a tool takes it. */
export function pathArguments(route: Route, fixture: Fixture): Record<string, unknown> {
  const filled = fillPath(route.procedure._def.meta.openapi.path, fixture).slice(1).split('/');
  return Object.fromEntries(
    route.segments.flatMap((segment, index) => {
      if (!segment.startsWith('{')) return [];
      const key = segment.slice(1, -1);
      const text = decodeURIComponent(filled[index] ?? '');
      return [[key, route.text.get(key) === 'number' ? Number(text) : text]];
    }),
  );
}

/** Every operation, those last that take away what others need. */
export const routesInOrder = (): Route[] => {
  const last = (route: Route) => /^(archive|delete|erase)_/.test(toolOf(route));
  return [...routes].sort((a, b) => Number(last(a)) - Number(last(b)));
};
