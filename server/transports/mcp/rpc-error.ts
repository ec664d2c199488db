import { definitions } from '../../../widgets/contract/registry';
import { routerKeyOf } from '../../../widgets/contract/type';
import { answeredDetails, DocentError, ERRORS } from '../../platform/errors';
import { type Operation, operations } from '../operations';

const ROUTE = /\b(GET|POST|PUT|PATCH|DELETE) (?:\/api)?\/v1(\/[\w/{}-]+)/g;

/** The tool of the operation with a REST method and path. */
const toolAt = (method: string, path: string): string | undefined =>
  operations.find(({ meta: { openapi } }) => openapi.method === method && openapi.path === path)?.meta.tool;

/** A message with tools in place of routes. */
const withToolNames = (message: string): string =>
  message.replace(ROUTE, (route, method: string, path: string) => toolAt(method, path) ?? route);

/**
 * Converts an error to JSON-RPC. Many hosts show a model only the message, so it starts with the code, and names tools instead of REST
 * routes.
 */
export function rpcError(error: DocentError) {
  const details = answeredDetails(error);
  return {
    code: ERRORS[error.code].rpc,
    message: `${error.code}: ${withToolNames(error.message)}`,
    data: { code: error.code, httpStatus: error.status, ...(details ? { details } : {}) },
  };
}

/** True for a list of one widget type. Errors refer to `list_widgets` instead, which is in the default list of tools. */
const isOfOneType = (path: string): boolean => definitions.some((type) => path === `/${type.path}`);

const FINDERS: Readonly<Record<string, string>> = { changelog: 'list_changelogs', roadmap: 'list_roadmaps' };

/** The tools that list the records of an operation, by its path or the type in its input. */
function findersOf({ name, meta: { openapi } }: Operation, input: unknown): string[] {
  const collections = [...openapi.path.matchAll(/\/\{\w+\}/g)].map(({ index }) => openapi.path.slice(0, index));
  // A client that knows a tool of one widget type also knows the list tool of that type.
  const isOwn = definitions.some(({ path }) => name.startsWith(`${routerKeyOf(path)}.`));
  const listed = collections.map((path) => (isOfOneType(path) && !isOwn ? '/widgets' : path));
  const finders = [...new Set(listed.flatMap((path) => toolAt('GET', path) ?? []))];
  if (finders.length) return finders;
  const { entityType } = (input ?? {}) as { entityType?: unknown };
  return typeof entityType === 'string' ? [FINDERS[entityType] ?? 'list_widgets'] : [];
}

/** For `not_found`: the tools that list existing records. */
export function withListTools(error: DocentError, operation: Operation, input: unknown): DocentError {
  if (error.code !== 'not_found') return error;
  const finders = findersOf(operation, input);
  if (!finders.length) return error;
  return new DocentError('not_found', `${error.message} To find its id, call ${finders.join(' or ')}.`, error.details);
}
