import type { Tool } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { beginningOf } from '../../../widgets/targeting/beginning';
import type { Ctx } from '../../auth/context';
import { hasEndUserTexts, type Path, withoutEndUserKeys } from '../../operations/end-users';
import { failure } from '../../operations/failure';
import type { Meta } from '../../operations/operation';
import { DocentError, found } from '../../platform/errors';
import { type Operation, operations, runOperation } from '../operations';
import { limitResult } from './bounds';
import { createMarker, textOf, withoutMarks } from './end-user-texts';
import { withoutSecret } from './hand-over';
import { KEY_ARGUMENT, listsKeyArgument, renameKeyInError, takeIdempotencyKey } from './idempotency-argument';
import { withListTools } from './rpc-error';
import { suggestTool } from './suggest-tool';
import { inputSchema, type Json, outputSchema, shortInputSchema, summarizedOutputSchema } from './tool-schemas';
import {
  DEFAULT_SELECTION,
  DEFAULT_TOOLS,
  KNOWN_TOOLS,
  ONLY_WITHOUT_APPS,
  type Selection,
  type Toolset,
  toolsetOf,
} from './toolsets';
import { applyView, isList, splitViewArguments, viewArguments } from './views';
import { vocabularyOf } from './vocabulary';
import { CONTENT_ARGUMENTS, type FamilyTool, widgetFamily } from './widget-family';

/** Accurate hints: tools that need only `read` are read-only; creating and restoring are not destructive. */
function annotations({ openapi, status, scope }: Meta): Tool['annotations'] {
  const method = openapi?.method;
  // The protocol defines `destructiveHint` and `idempotentHint` only for tools that write.
  if (scope === 'read') return { readOnlyHint: true, openWorldHint: false };
  // A POST that answers 200 changes a state instead of creating a record.
  const creates = method === 'POST' && status !== 200;
  const restores = /^\/[a-z-]+\/\{\w+\}\/restore$/.test(openapi?.path ?? '');
  return {
    readOnlyHint: false,
    destructiveHint: !creates && !restores,
    idempotentHint: !creates,
    openWorldHint: false,
  };
}

/** Maximum length of an unknown tool name in its error message. */
const MAX_NAME_LENGTH = 100;

/** The operation that a tool call runs, its input, and the translation of its errors into the terms of the tool. */
type Aimed = { operation: Operation; input: unknown; translateError: (error: DocentError) => DocentError };

export type DerivedTool = {
  tool: Tool;
  meta: Operation['meta'];
  /** Undefined for tools that cover several operations. */
  toolset?: Toolset;
  /** @throws DocentError `validation_error` for arguments that name no operation */
  aim: (given: unknown) => Aimed;
};

const withArguments = (schema: Json, more: Json): Json => ({
  ...schema,
  properties: { ...(schema.properties as Json), ...more },
});

const ofType = (names: readonly string[], type: string): Json =>
  Object.fromEntries(names.map((name) => [name, { type }]));

/** Argument schemas for the rows of an operation, which are validated one by one and so are not part of its input schema. */
function rowArguments({ meta: { rows } }: Operation): Json {
  if (!rows) return {};
  const { field, key, others, texts = [], numbers = [] } = rows;
  const properties = {
    ...ofType([key, ...texts], 'string'),
    ...ofType(numbers, 'integer'),
    [others]: { type: 'object', additionalProperties: true },
  };
  return { [field]: { type: 'array', items: { type: 'object', properties, required: [key] } } };
}

function derive(operation: Operation): DerivedTool {
  const { meta, input, output } = operation;
  const { schema, toInput, toRefusal } = vocabularyOf(operation, inputSchema(input));
  const tool = {
    name: meta.tool,
    title: meta.openapi.summary ?? meta.tool,
    description: meta.openapi.description ?? '',
    inputSchema: withArguments(schema, {
      // The rest of the body belongs to the type of a widget.
      ...(schema.additionalProperties === true ? CONTENT_ARGUMENTS : {}),
      ...rowArguments(operation),
      ...viewArguments(operation),
      ...(listsKeyArgument(operation) ? KEY_ARGUMENT : {}),
    }),
    outputSchema: outputSchema(meta.picture && output instanceof z.ZodObject ? output.omit({ png: true }) : output),
    annotations: annotations(meta),
  } as Tool;
  const aim = (given: unknown): Aimed => {
    const input = toInput(given);
    return { operation, input, translateError: (error) => withListTools(toRefusal(error, given), operation, input) };
  };
  return { tool, meta, toolset: toolsetOf(operation), aim };
}

/** Shortens repeated schemas: nested fields of an update refer to the tool that creates, results of a write to the tool that reads. */
function withoutRepeats(tools: DerivedTool[]): DerivedTool[] {
  const byName = new Map(tools.map(({ tool }) => [tool.name, tool]));
  const shape = ({ tool }: DerivedTool) => JSON.stringify(tool.outputSchema);
  const isRead = ({ meta }: DerivedTool) => meta.scope === 'read';
  const readersOf = (one: DerivedTool) => tools.filter((other) => isRead(other) && shape(other) === shape(one));
  return tools.map((one) => {
    const { tool, meta } = one;
    const readers = isRead(one) ? [] : readersOf(one).map((other) => other.tool.name);
    const namesake = tool.name.replace(/^[a-z]+_/, 'get_');
    const reader = readers.includes(namesake) ? namesake : readers[0];
    const creator = byName.get(meta.openapi.method === 'PATCH' ? tool.name.replace(/^update_/, 'create_') : '');
    return {
      ...one,
      tool: {
        ...tool,
        ...(creator ? { inputSchema: shortInputSchema(tool.inputSchema, creator) } : {}),
        ...(isRead(one) ? {} : { outputSchema: summarizedOutputSchema(tool.outputSchema as Json, reader) }),
      } as Tool,
    };
  });
}

function deriveFamily({ example, ...family }: FamilyTool, perOperation: Map<string, DerivedTool>): DerivedTool {
  const { name, summary: title, description, inputSchema } = family;
  const { meta } = example;
  const tool = {
    name,
    title,
    description,
    inputSchema: withArguments(inputSchema, listsKeyArgument(example) ? KEY_ARGUMENT : {}) as Tool['inputSchema'],
    outputSchema: { type: 'object' as const },
    annotations: annotations(meta),
  };
  const aim = (given: unknown): Aimed => {
    const at = family.resolve(given);
    const aimed = found(perOperation.get(at.name), 'Tool').aim(at.given);
    return { ...aimed, translateError: (error) => family.withFamilyToolNames(aimed.translateError(error), at.name) };
  };
  return { tool, meta, aim };
}

function deriveAll(): Map<string, DerivedTool> {
  const own = new Map(withoutRepeats(operations.map(derive)).map((one) => [one.tool.name, one]));
  const families = widgetFamily.map((family) => deriveFamily(family, own));
  return new Map([...families.map((one) => [one.tool.name, one] as const), ...own]);
}

let derived: Map<string, DerivedTool> | undefined;

/** Every tool by name, derived from the procedures once, in the order of the router. */
export const allTools = (): Map<string, DerivedTool> => (derived ??= deriveAll());

const ALWAYS = new Set<string>(KNOWN_TOOLS);
const BY_DEFAULT = new Set<string>(DEFAULT_TOOLS);

/** True when the selection includes a tool: by its toolset, as a known tool, or by default. */
function isListed({ tool, toolset }: DerivedTool, { toolsets, apps }: Selection): boolean {
  if (toolset !== undefined && (ALWAYS.has(tool.name) || toolsets.has('all') || toolsets.has(toolset))) return true;
  if (toolset === undefined && toolsets.has('widgets')) return true;
  return toolsets.has('default') && BY_DEFAULT.has(tool.name) && !(apps && tool.name === ONLY_WITHOUT_APPS);
}

/** Tools that can publish as part of another change. Their `active` argument is listed only if their whole toolset is selected. */
const ALSO_PUBLISHING = new Set(['create_changelog_post', 'update_changelog_post']);

function withoutPublishing(tool: Tool): Tool {
  const { active: _, ...properties } = tool.inputSchema.properties as Json;
  return { ...tool, inputSchema: { ...tool.inputSchema, properties } as Tool['inputSchema'] };
}

const offered = ({ tool, toolset }: DerivedTool, { toolsets }: Selection): Tool =>
  !ALSO_PUBLISHING.has(tool.name) || toolsets.has('all') || (toolset !== undefined && toolsets.has(toolset))
    ? tool
    : withoutPublishing(tool);

/** True when the caller has the scopes of a tool. */
export const mayCall = (ctx: Ctx, { meta }: DerivedTool): boolean =>
  ctx.can(meta.scope) && (!meta.alsoNeeds || ctx.can(meta.alsoNeeds));

/** The tools that the caller's scopes and the selection allow, in a stable order. */
export const toolsFor = (ctx: Ctx, selection = DEFAULT_SELECTION): Tool[] =>
  [...allTools().values()]
    .filter((one) => isListed(one, selection))
    .filter((one) => mayCall(ctx, one))
    .map((one) => offered(one, selection));

/** True for a tool whose calls count against the limit of `/users`. */
export const isUsersTool = (name: unknown): boolean =>
  typeof name === 'string' && /^\/users(\/|$)/.test(allTools().get(name)?.meta.openapi?.path ?? '');

/** True for a tool that reads by a single look-up. */
export function isOneLookUp(name: unknown): boolean {
  const { load, openapi } = (typeof name === 'string' && allTools().get(name)?.meta) || {};
  return load === 'light' && openapi?.method === 'GET';
}

/** True when the result of a tool contains a secret. */
export const isSecretTool = (name: unknown): boolean =>
  typeof name === 'string' && allTools().get(name)?.meta.secret === true;

let common: ReadonlySet<string> | undefined;

/** The names of all tools, except the tools of one widget type that are not in `KNOWN_TOOLS`. */
const commonTools = (): ReadonlySet<string> =>
  (common ??= new Set(
    [...allTools()].flatMap(([name, { toolset }]) => (toolset !== 'widget-types' || ALWAYS.has(name) ? [name] : [])),
  ));

function unknownTool(name: string): DocentError {
  const near = suggestTool(name, [...allTools().keys()], commonTools());
  const ofType = near?.type ? ` with \`type: "${near.type}"\`` : '';
  const hint = near ? ` Did you mean ${near.tool}${ofType}?` : ' find_tools finds tools by words.';
  return new DocentError('validation_error', `There is no tool named ${beginningOf(name, MAX_NAME_LENGTH)}.${hint}`);
}

/** @throws DocentError `validation_error` for a tool that does not exist */
export function requireTool(name: string): void {
  if (!allTools().has(name)) throw unknownTool(name);
}

async function runAimed({ operation, input, translateError }: Aimed, ctx: Ctx, signal?: AbortSignal): Promise<Json> {
  try {
    const own = takeIdempotencyKey(ctx, operation, input);
    const result = await runOperation(operation, { ctx, readInput: async () => own, signal });
    return (result ?? {}) as Json;
  } catch (error) {
    throw translateError(renameKeyInError(failure(error)));
  }
}

function aimAt(name: string, given: unknown): Aimed {
  requireTool(name);
  return found(allTools().get(name), 'Tool').aim(withoutMarks(given ?? {}));
}

/**
 * Runs the procedure behind a tool.
 * @throws DocentError, the same as REST would answer; an unknown tool is a `validation_error`.
 */
export const callTool = async (ctx: Ctx, name: string, given: unknown, signal?: AbortSignal): Promise<Json> =>
  runAimed(aimAt(name, given), ctx, signal);

/** Maximum refused rows in a result. */
const MAX_REFUSED_ROWS = 100;

/** For an operation on rows: keeps only the refused rows in its result. The counts cover all rows. */
function onlyRefused({ meta }: Operation, result: Json): Json {
  const { rows } = result as { rows?: { status?: string }[] };
  if (!meta.rows || !Array.isArray(rows)) return result;
  const refused = rows.filter(({ status }) => status === 'refused');
  const shown = { ...result, rows: refused.slice(0, MAX_REFUSED_ROWS) };
  const left = refused.length - MAX_REFUSED_ROWS;
  return left > 0 ? { ...shown, notice: `${left} more rows were refused: fix these and send all rows again.` } : shown;
}

/**
 * Calls a tool and returns its result for a model: the selected fields, within the token limit, as structured content, as JSON and as text;
 * and its picture, in base64.
 */
export async function answerCall(ctx: Ctx, name: string, given: unknown, signal?: AbortSignal) {
  const aimed = aimAt(name, given);
  const { operation } = aimed;
  const { view, rest } = splitViewArguments(operation, aimed.input);
  let picture: string | undefined;
  const withoutPicture = ({ png, ...facts }: Json): Json => {
    picture = String(png);
    return facts;
  };
  const read = async (more: Json = {}): Promise<Json> => {
    const input = Object.keys(more).length ? { ...(rest as Json), ...more } : rest;
    const full = onlyRefused(operation, await runAimed({ ...aimed, input }, ctx, signal));
    const result = operation.meta.picture ? withoutPicture(full) : full;
    return applyView(await withoutSecret(ctx, operation, result), view);
  };
  const whole = await read();
  const again = (limit: number) => (isList(operation) ? read({ limit }) : Promise.resolve(whole));
  const { output } = operation;
  const isMarked = hasEndUserTexts(output);
  const sending = isMarked
    ? { asSent: createMarker(output), shownPath: (path: Path) => withoutEndUserKeys(output, path) }
    : undefined;
  const { result, json } = await limitResult(whole, again, sending);
  const isReplay = ctx.replayed === true;
  return { result, json, isReplay, text: textOf(json, isMarked), picture };
}
