import type { Tool } from '@modelcontextprotocol/server';
import { nearest } from '../../../widgets/nearest';
import type { Ctx } from '../../identity/context';
import { DocentError } from '../../kernel/errors';
import { failure } from '../../operation/failure';
import type { Meta } from '../../operation/operation';
import { type Operation, operations } from '../operations';
import { withFinders } from './rpc-error';
import { inputSchema, type Json, outputSchema, shortInputSchema } from './tool-schemas';

/** Hints true to what it does: what needs only `read` leaves everything as it is; to create or to bring back takes nothing away. */
function annotations({ openapi, status, scope }: Meta): Tool['annotations'] {
  const method = openapi?.method;
  const reads = scope === 'read';
  // A POST that answers 200 brings about a state instead of a new thing.
  const creates = method === 'POST' && status !== 200;
  const bringsBack = /^\/[a-z-]+\/\{\w+\}\/restore$/.test(openapi?.path ?? '');
  return {
    readOnlyHint: reads,
    destructiveHint: !reads && !creates && !bringsBack,
    idempotentHint: !creates,
    openWorldHint: false,
  };
}

/** Characters of a name that the refusal of an unknown tool repeats. */
const LONGEST_NAME = 100;

type DerivedTool = { tool: Tool; operation: Operation; meta: Meta };

function derive(operation: Operation): DerivedTool {
  const { meta, input, output } = operation;
  const summary = meta.openapi.summary ?? meta.tool;
  const tool = {
    name: meta.tool,
    title: summary,
    description: `${summary}. ${meta.openapi.description ?? ''}`,
    inputSchema: inputSchema(input),
    outputSchema: outputSchema(output),
    annotations: annotations(meta),
  } as Tool;
  return { tool, operation, meta };
}

/** Says once what stands in several tools: fields inside fields where something is created, results where they are read. */
function withoutRepeats(tools: DerivedTool[]): DerivedTool[] {
  const names = new Set(tools.map(({ tool }) => tool.name));
  const shape = ({ tool }: DerivedTool) => JSON.stringify(tool.outputSchema);
  const isRead = ({ meta }: DerivedTool) => meta.scope === 'read';
  const readersOf = (one: DerivedTool) => tools.filter((other) => isRead(other) && shape(other) === shape(one));
  return tools.map((one) => {
    const { tool, meta } = one;
    const readers = isRead(one) ? [] : readersOf(one).map((other) => other.tool.name);
    const namesake = tool.name.replace(/^[a-z]+_/, 'get_');
    const reader = readers.includes(namesake) ? namesake : readers[0];
    const creator = meta.openapi?.method === 'PATCH' ? tool.name.replace(/^update_/, 'create_') : '';
    return {
      ...one,
      tool: {
        ...tool,
        ...(names.has(creator) ? { inputSchema: shortInputSchema(tool.inputSchema as Json, creator) } : {}),
        ...(reader ? { outputSchema: { type: 'object', description: `As ${reader} returns it.` } } : {}),
      } as Tool,
    };
  });
}

let derived: Map<string, DerivedTool> | undefined;

/** Every tool by name, derived from the procedures once, in the order of the router. */
export const allTools = (): Map<string, DerivedTool> =>
  (derived ??= new Map(withoutRepeats(operations.map(derive)).map((one) => [one.tool.name, one])));

/** The tools that the caller's scopes allow, in a stable order. */
export const toolsFor = (ctx: Ctx): Tool[] =>
  [...allTools().values()]
    .filter(({ meta }) => ctx.can(meta.scope) && (!meta.alsoNeeds || ctx.can(meta.alsoNeeds)))
    .map(({ tool }) => tool);

/** Tells a tool whose calls count against the limit of `/users`. */
export const isUsersTool = (name: unknown): boolean =>
  typeof name === 'string' && /^\/users(\/|$)/.test(allTools().get(name)?.meta.openapi?.path ?? '');

/** Whether the answer of a tool holds a secret. */
export const isSecretTool = (name: unknown): boolean =>
  typeof name === 'string' && allTools().get(name)?.meta.secret === true;

function unknownTool(name: string): DocentError {
  const near = nearest(name, [...allTools().keys()]);
  const hint = near ? ` Did you mean ${near}?` : '';
  return new DocentError('validation_error', `There is no tool named ${name.slice(0, LONGEST_NAME)}.${hint}`);
}

/**
 * Runs the procedure behind a tool.
 * @throws DocentError, the same as REST would answer; an unknown tool is a `validation_error`.
 */
export async function callTool(ctx: Ctx, name: string, input: unknown, signal?: AbortSignal) {
  const found = allTools().get(name);
  if (!found) throw unknownTool(name);
  const { name: path, type, procedure } = found.operation;
  try {
    const result = await procedure({ ctx, path, type, getRawInput: async () => input ?? {}, signal, batchIndex: 0 });
    return (result ?? {}) as Json;
  } catch (error) {
    throw withFinders(failure(error), found.meta);
  }
}
