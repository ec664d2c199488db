import { BASE, matchPath, type Route, routes } from '../transports/rest/routes';
import { type Fixture, fillPath, queryFor } from './fixture';

/** The code and details of a refused call, without its message and the id of its request. */
export type Fault = { code: number; data?: { code: string; httpStatus: number; details?: Record<string, unknown> } };

/** The tool of an operation. */
export const toolOf = (route: Route): string => route.operation.meta.tool;

/** The refusal of a call. @throws Error when the call succeeds, or its refusal has data without the id of the request. */
export async function rpcFailure(work: Promise<unknown>): Promise<Fault> {
  const error = await work.then(
    () => undefined,
    (reason: Fault) => reason,
  );
  if (!error) throw new Error('the call was not refused');
  if (!error.data) return { code: error.code };
  const { details: { requestId, ...details } = {}, ...data } = error.data;
  if (typeof requestId !== 'string' || !requestId) throw new Error('the refusal has no id of its request');
  return { code: error.code, data: { ...data, ...(Object.keys(details).length ? { details } : {}) } };
}

/** The arguments of a route's tool: the path parameters and the other required ones. */
export function pathArguments({ method, template, textTypes }: Route, fixture: Fixture): Record<string, unknown> {
  const { parameters } = matchPath(method, BASE + fillPath(template, fixture));
  const entries = Object.entries(parameters);
  return {
    ...Object.fromEntries(entries.map(([key, text]) => [key, textTypes.get(key) === 'number' ? Number(text) : text])),
    ...queryFor(template, fixture),
  };
}

/** All operations; those that delete records that other operations need come last. */
export const routesInOrder = (): Route[] => {
  const last = (route: Route) => /^(archive|delete|erase)_/.test(toolOf(route));
  return [...routes].sort((a, b) => Number(last(a)) - Number(last(b)));
};
