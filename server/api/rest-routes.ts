import { z } from 'zod';
import { DocentError } from '../errors';
import type { Meta } from './operation';
import { appRouter } from './router';

type Call = (options: {
  ctx: unknown;
  path: string;
  type: string;
  getRawInput: () => Promise<unknown>;
  signal: AbortSignal | undefined;
}) => Promise<unknown>;

/** A procedure as it stands in the router. */
export type Procedure = Call & {
  _def: {
    type: 'query' | 'mutation';
    meta: Meta & { openapi: NonNullable<Meta['openapi']> };
    inputs: z.ZodType[];
    output: z.ZodType;
  };
};

/** How a piece of text in a path or query becomes the value its schema asks for. */
type TextKind = 'string' | 'number' | 'boolean' | 'list';

export type Route = {
  name: string;
  method: string;
  segments: string[];
  procedure: Procedure;
  text: Map<string, TextKind>;
  /** Input keys that come in the body; none means the operation takes no body. */
  bodyKeys: string[];
};

/** Every procedure by its dotted name. */
export const procedures = appRouter._def.procedures as unknown as Record<string, Procedure>;

function textKind(schema: z.ZodType): TextKind {
  const { def } = schema._zod as unknown as { def: { type: string; innerType?: z.ZodType; in?: z.ZodType } };
  const inner = def.innerType ?? def.in;
  if (inner) return textKind(inner);
  if (def.type === 'array') return 'list';
  return def.type === 'number' || def.type === 'boolean' ? def.type : 'string';
}

/** The keys and schemas of a procedure's input object. */
export function inputShape(procedure: Procedure): Record<string, z.ZodType> {
  const [input] = procedure._def.inputs;
  return input instanceof z.ZodObject ? (input.shape as Record<string, z.ZodType>) : {};
}

function toRoute(name: string, procedure: Procedure): Route {
  const { method, path } = procedure._def.meta.openapi;
  const segments = path.slice(1).split('/');
  const inPath = new Set(segments.filter((part) => part.startsWith('{')).map((part) => part.slice(1, -1)));
  const shape = inputShape(procedure);
  const takesBody = method !== 'GET' && method !== 'DELETE';
  return {
    name,
    method,
    segments,
    procedure,
    text: new Map(Object.entries(shape).map(([key, schema]) => [key, textKind(schema)])),
    bodyKeys: takesBody ? Object.keys(shape).filter((key) => !inPath.has(key)) : [],
  };
}

/** Literal segments before parameters, so that the more exact path wins. */
export const routes: Route[] = Object.entries(procedures)
  .map(([name, procedure]) => toRoute(name, procedure))
  .sort((a, b) => Number(a.segments.some(isParameter)) - Number(b.segments.some(isParameter)));

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}

const partsOf = (path: string): string[] => path.replace(/\/$/, '').slice(1).split('/');

function matches(route: Route, parts: string[]): boolean {
  return (
    route.segments.length === parts.length &&
    route.segments.every((segment, index) => (isParameter(segment) ? parts[index] !== '' : segment === parts[index]))
  );
}

/**
 * The operation behind a method and a path (still percent-encoded, without the base).
 * @throws DocentError `not_found` for an unknown path, `method_not_allowed` with `details.allowed` for a known one.
 */
export function findRoute(method: string, path: string): Route {
  const parts = partsOf(path);
  const onPath = routes.filter((route) => matches(route, parts));
  const asked = method === 'HEAD' ? 'GET' : method;
  const route = onPath.find((candidate) => candidate.method === asked);
  if (route) return route;
  if (!onPath.length) throw new DocentError('not_found', `There is nothing at ${method} ${path}.`);
  const allowed = [...new Set(onPath.map((candidate) => candidate.method))];
  throw new DocentError('method_not_allowed', `${method} is not possible here.`, { allowed });
}

function parseText(text: string, kind: TextKind | undefined): unknown {
  if (kind === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

/** The values in a path's parameters, decoded once. @throws DocentError `validation_error` for a bad escape. */
export function pathInput(route: Route, path: string): Record<string, unknown> {
  const parts = partsOf(path);
  const input: Record<string, unknown> = {};
  route.segments.forEach((segment, index) => {
    if (!isParameter(segment)) return;
    const key = segment.slice(1, -1);
    try {
      input[key] = parseText(decodeURIComponent(parts[index] ?? ''), route.text.get(key));
    } catch {
      const issue = { path: key, code: 'invalid_escape', message: 'The path holds an invalid percent escape.' };
      throw new DocentError('validation_error', issue.message, { issues: [issue] });
    }
  });
  return input;
}

/** The values in a query string. A key given several times becomes an array; lists may also be comma-separated. */
export function queryInput(route: Route, search: string): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  if (!search) return input;
  const params = new URLSearchParams(search);
  for (const key of new Set(params.keys())) {
    const kind = route.text.get(key);
    const values = params.getAll(key);
    const value =
      kind === 'list'
        ? values.flatMap((text) => text.split(',')).filter((text) => text !== '')
        : values.length > 1
          ? values
          : parseText(values[0] ?? '', kind);
    Object.defineProperty(input, key, { value, enumerable: true });
  }
  return input;
}
