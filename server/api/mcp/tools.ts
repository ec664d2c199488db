import type { Tool } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Ctx } from '../../context';
import { DocentError, ERRORS } from '../../errors';
import { failure } from '../failure';
import type { Meta } from '../operation';
import { type Procedure, procedures } from '../rest-routes';

type Json = Record<string, unknown>;

/** Leaves out what would fill the list without telling a model anything, and spells the rest as every client reads it. */
function slim(schema: Json, proseDepth = Number.POSITIVE_INFINITY): Json {
  const walk = (value: unknown, depth: number, isMap = false): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item, depth));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .map((entry: Keyword) => (isMap ? entry : portable(entry)))
        .filter(([key, item]) => isMap || !(isNoise(key, item) || (key === 'description' && depth > proseDepth)))
        .map(([key, item]) => [key, walk(item, depth + (isMap ? 1 : 0), key === 'properties' || key === '$defs')]),
    );
  };
  return walk(schema, 0) as Json;
}

type Keyword = [key: string, value: unknown];

/** The same rule for clients that know only one type per schema, and take a schema without rules for a mistake. */
function portable([key, value]: Keyword): Keyword {
  if (key === 'type' && Array.isArray(value)) return ['anyOf', value.map((type) => ({ type }))];
  if (key === 'additionalProperties' && JSON.stringify(value) === '{}') return [key, true];
  return [key, value];
}

const BOUNDS = new Set([2_147_483_647, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

// A pattern only repeats what its format says, at length.
const isNoise = (key: string, value: unknown) =>
  key === 'example' ||
  (key === 'pattern' && String(value).length > 60) ||
  key === '$schema' ||
  ((key === 'maximum' || key === 'minimum') && BOUNDS.has(value as number));

/** A result's outer shape, true of every result: the names and types of its fields, and of the entries of a list. */
function outline(schema: Json, defs: Json, levels: number): Json {
  const ref = typeof schema.$ref === 'string' ? schema.$ref.split('/').pop() : undefined;
  if (ref) return outline(defs[ref] as Json, defs, levels);
  const { type, properties, required, items, anyOf } = schema;
  if (Array.isArray(anyOf)) return { anyOf: anyOf.map((one) => outline(one, defs, levels)) };
  if (type === 'array') return { type, items: outline((items ?? {}) as Json, defs, levels) };
  if (type !== 'object' || !levels || typeof properties !== 'object' || !properties)
    return type === undefined ? {} : { type };
  const inner = Object.entries(properties).map(([key, value]) => [
    key,
    outline(value as Json, defs, key === 'data' && 'pagination' in properties ? levels : levels - 1),
  ]);
  return { type, properties: Object.fromEntries(inner), ...(required ? { required } : {}) };
}

function outputSchema(output: z.ZodType): Json {
  if (output instanceof z.ZodVoid) return { type: 'object' };
  const full = z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' }) as Json;
  return slim(outline(full, (full.$defs ?? {}) as Json, 1));
}

/** An update explains its own fields; what stands inside them is explained by the tool that creates. */
const inputSchema = (input: z.ZodType | undefined, isUpdate: boolean): Json =>
  slim(
    z.toJSONSchema(input ?? z.strictObject({}), { io: 'input', unrepresentable: 'any' }) as Json,
    isUpdate ? 1 : undefined,
  );

/** Hints true to what the method does: only GET leaves everything as it is, only POST adds without changing. */
function annotations({ openapi, status, summary }: Meta & { summary: string }): Tool['annotations'] {
  const method = openapi?.method;
  return {
    title: summary,
    readOnlyHint: method === 'GET',
    destructiveHint: method === 'PUT' || method === 'PATCH' || method === 'DELETE',
    // A POST that answers 200 brings about a state instead of a new thing.
    idempotentHint: method !== 'POST' || status === 200,
    openWorldHint: false,
  };
}

type DerivedTool = { tool: Tool; procedure: Procedure; path: string; meta: Meta };

function derive(path: string, procedure: Procedure): DerivedTool {
  const { meta, inputs, output } = procedure._def;
  const summary = meta.openapi.summary ?? meta.tool;
  const tool = {
    name: meta.tool,
    title: summary,
    description: `${summary}. ${meta.openapi.description ?? ''}`,
    inputSchema: inputSchema(inputs[0], meta.openapi.method === 'PATCH'),
    outputSchema: outputSchema(output),
    annotations: annotations({ ...meta, summary }),
  } as Tool;
  return { tool, procedure, path, meta };
}

let derived: Map<string, DerivedTool> | undefined;

/** Every tool by name, derived from the procedures once, in the order of the router. */
export const allTools = (): Map<string, DerivedTool> =>
  (derived ??= new Map(
    Object.entries(procedures).map(([path, procedure]) => [procedure._def.meta.tool, derive(path, procedure)]),
  ));

/** The tools that the caller's scopes allow, in a stable order. */
export const toolsFor = (ctx: Ctx): Tool[] =>
  [...allTools().values()].filter(({ meta }) => ctx.can(meta.scope)).map(({ tool }) => tool);

/** Whether a tool draws on the allowance of `/users`. */
export const isUsersTool = (name: unknown): boolean =>
  typeof name === 'string' && /^\/users(\/|$)/.test(allTools().get(name)?.meta.openapi?.path ?? '');

/** A failure as JSON-RPC has it. */
export const rpcError = (error: DocentError) => ({
  code: ERRORS[error.code].rpc,
  message: error.message,
  data: { code: error.code, httpStatus: error.status, ...(error.details ? { details: error.details } : {}) },
});

/**
 * Runs the procedure behind a tool.
 * @throws DocentError, the same as REST would answer; an unknown tool is a `validation_error`.
 */
export async function callTool(ctx: Ctx, name: string, input: unknown, signal?: AbortSignal) {
  const found = allTools().get(name);
  if (!found) throw new DocentError('validation_error', `There is no tool named ${name}.`);
  const { procedure, path } = found;
  try {
    const result = await procedure({
      ctx,
      path,
      type: procedure._def.type,
      getRawInput: async () => input ?? {},
      signal,
    });
    return (result ?? {}) as Json;
  } catch (error) {
    throw failure(error);
  }
}
