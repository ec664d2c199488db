import findMyWay from 'find-my-way';
import type { z } from 'zod';
import { undividedLists } from '../../operations/undivided-lists';
import { DocentError } from '../../platform/errors';
import { inputShape, type Operation, operations, pathParameters } from '../operations';
import { type CsvExport, csvExports } from '../router';

/** The base path of REST. */
export const BASE = '/api/v1';

/** The type that a path parameter or query value is parsed into. `texts` is a list whose texts are not divided at commas. */
export type TextType = 'string' | 'number' | 'boolean' | 'list' | 'texts' | 'record';

/** An operation as REST serves it. */
export type Route = {
  operation: Operation;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path without the base, with parameters in braces. */
  template: string;
  textTypes: Map<string, TextType>;
  /** True when a body is required. A POST whose fields are all optional may have none. */
  needsBody: boolean;
};

function textType(schema: z.ZodType): TextType {
  const { def } = schema._zod as { def: { type: string; innerType?: z.ZodType; in?: z.ZodType } };
  const inner = def.innerType ?? def.in;
  if (inner) return textType(inner);
  if (def.type === 'array') return undividedLists.has(schema as z.ZodArray<z.ZodString>) ? 'texts' : 'list';
  if (def.type === 'record') return 'record';
  return def.type === 'number' || def.type === 'boolean' ? def.type : 'string';
}

/** The types of query or path parameters, by field name. */
export const textTypesOf = (shape: Record<string, z.ZodType>): Map<string, TextType> =>
  new Map(Object.entries(shape).map(([key, schema]) => [key, textType(schema)]));

function toRoute(operation: Operation): Route {
  const { method, path } = operation.meta.openapi;
  const shape = Object.entries(inputShape(operation));
  const inPath = pathParameters(path);
  return {
    operation,
    method,
    template: path,
    textTypes: textTypesOf(Object.fromEntries(shape)),
    needsBody: shape.some(
      ([key, schema]) => !inPath.includes(key) && (method === 'POST' ? !schema.isOptional() : /^P/.test(method)),
    ),
  };
}

export const routes: Route[] = operations.map(toRoute);

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The target of a path: an operation, or a table that is sent as CSV. */
type Target = { route: Route; table?: undefined } | { route?: undefined; table: CsvExport };

/** The target of a request, with the parameters in its path. */
export type Match = Target & { parameters: Record<string, string> };

/** The handler in the routing table for a path that cannot be decoded. */
const badEscape = () => {};

const targets = findMyWay({
  onBadUrl: badEscape,
  // The schema of each parameter limits its length; Node rejects longer headers.
  maxParamLength: 16_384,
});
const add = (method: Route['method'], template: string, target: Target) =>
  targets.on(method, BASE + template.replace(/\{(\w+)\}/g, ':$1'), () => {}, target);
for (const route of routes) add(route.method, route.template, { route });
for (const table of csvExports) add('GET', table.path, { table });

function find(method: Route['method'], path: string): Match | undefined {
  const found = targets.find(method, path);
  if (!found) return undefined;
  if (!found.store) {
    const issue = { path: '', code: 'invalid_escape', message: 'The path holds an invalid percent escape.' };
    throw new DocentError('validation_error', issue.message, { issues: [issue] });
  }
  const parameters = Object.entries(found.params).map(([key, value = '']) => [key, value]);
  // The routing table also matches an empty parameter.
  if (parameters.some(([, value]) => value === '')) return undefined;
  return { ...found.store, parameters: Object.fromEntries(parameters) };
}

/**
 * Finds the target of a method and a percent-encoded path. Parameters are decoded once, and one trailing slash is ignored.
 * @throws DocentError `not_found` for an unknown path, `method_not_allowed` with `details.allowed` for a known one,
 * `validation_error` for a bad escape.
 */
export function matchPath(method: string, path: string): Match {
  // The router would end the path at `#`; encoded, the character is part of it.
  const sent = path.replace(/\/$/, '').replaceAll('#', '%23');
  const known = method === 'HEAD' ? 'GET' : METHODS.find((one) => one === method);
  const match = known && find(known, sent);
  if (match) return match;
  const allowed = METHODS.filter((one) => find(one, sent));
  if (!allowed.length) throw new DocentError('not_found', `There is nothing at ${method} ${path.slice(BASE.length)}.`);
  throw new DocentError('method_not_allowed', `${method} is not possible here.`, { allowed });
}
