import { DocentError, ERRORS } from '../../kernel/errors';
import type { Meta } from '../../operation/operation';
import { operations } from '../operations';

const ROUTE = /\b(GET|POST|PUT|PATCH|DELETE) (?:\/api)?\/v1(\/[\w/{}-]+)/g;

/** The tool of an operation, by how REST serves it. */
const toolAt = (method: string, path: string): string | undefined =>
  operations.find(({ meta: { openapi } }) => openapi.method === method && openapi.path === path)?.meta.tool;

/** A message with tools in place of routes. */
const inTools = (message: string): string =>
  message.replace(ROUTE, (route, method: string, path: string) => toolAt(method, path) ?? route);

/**
 * A failure as JSON-RPC has it. Many hosts show a model the message alone, so it begins with the code, and names tools where REST names
 * routes.
 */
export const rpcError = (error: DocentError) => ({
  code: ERRORS[error.code].rpc,
  message: `${error.code}: ${inTools(error.message)}`,
  data: { code: error.code, httpStatus: error.status, ...(error.details ? { details: error.details } : {}) },
});

/** For what was not found: the tools that list what there is, by the path of the operation that looked for it. */
export function withFinders(error: DocentError, { openapi }: Meta): DocentError {
  if (error.code !== 'not_found' || !openapi) return error;
  const collections = [...openapi.path.matchAll(/\/\{\w+\}/g)].map(({ index }) => openapi.path.slice(0, index));
  const finders = [...new Set(collections.flatMap((path) => toolAt('GET', path) ?? []))];
  if (!finders.length) return error;
  return new DocentError('not_found', `${error.message} To find its id, call ${finders.join(' or ')}.`, error.details);
}
