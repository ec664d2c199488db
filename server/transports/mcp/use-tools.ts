import type { Tool } from '@modelcontextprotocol/server';
import { type Issue, invalid } from '../../platform/errors';
import type { Json } from './tool-schemas';
import { allTools, requireTool } from './tools';
import { SHOWN_TOOLS } from './toolsets';

/** Calls any read-only tool by its name, even if it is not listed. */
export const USE_READ_TOOL = 'use_read_tool';
/** Calls any tool by its name, even if it is not listed. */
export const USE_WRITE_TOOL = 'use_write_tool';
/** Calls a tool and shows its result in the app. */
export const SHOW_RESULT = 'show_result';

const inputSchema = {
  type: 'object' as const,
  properties: { name: { type: 'string' }, arguments: { type: 'object', additionalProperties: true } },
  required: ['name'],
};

/** The two tools, each with the scope that a caller needs to see it. */
export const USE_TOOLS: { tool: Tool; scope: 'read' | 'write' }[] = [
  {
    scope: 'read',
    tool: {
      name: USE_READ_TOOL,
      title: 'Use a tool that reads',
      description: 'Calls a tool found by find_tools that only reads, as if it were listed.',
      inputSchema,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
  },
  {
    scope: 'write',
    tool: {
      name: USE_WRITE_TOOL,
      title: 'Use a tool that writes',
      description: 'Calls a tool found by find_tools that writes, as if it were listed.',
      inputSchema,
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
    },
  },
];

/** Listed only for hosts that show apps: a host selects the app by the called tool, so the two tools above cannot open it. */
export const SHOWING_TOOL: Tool = {
  name: SHOW_RESULT,
  title: 'Show a result to the person',
  description:
    'Calls a tool that reads, and shows its result to the person in the conversation: a picture, unpublished changes, a proposal or results. There the person can publish by a button.',
  inputSchema: {
    ...inputSchema,
    properties: { ...inputSchema.properties, name: { type: 'string', enum: [...SHOWN_TOOLS] } },
  },
  annotations: { readOnlyHint: true, openWorldHint: false },
};

const USING = new Set<unknown>([USE_READ_TOOL, USE_WRITE_TOOL, SHOW_RESULT]);
const isUseTool = (name: unknown): boolean => USING.has(name);

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Resolves the name of the called tool, whose rate limit and secrecy apply. */
export function resolveToolName(name: unknown, given: unknown): unknown {
  return isUseTool(name) && isObject(given) ? given.name : name;
}

function* issuesOf({ name, arguments: inner, ...others }: Json): Generator<Issue> {
  if (typeof name !== 'string')
    yield { path: 'name', code: 'invalid_type', message: 'Must be the name of a tool; find_tools finds it.' };
  if (inner !== undefined && !isObject(inner))
    yield { path: 'arguments', code: 'invalid_type', message: 'Must be an object: the arguments of the tool.' };
  for (const path of Object.keys(others))
    yield { path, code: 'unrecognized_keys', message: 'Unknown field; arguments of the tool belong in `arguments`.' };
}

/**
 * Resolves the tool and the arguments of a call, also through `use_read_tool`, `use_write_tool` and `show_result`.
 * @throws DocentError `validation_error` for an unknown tool, a writing tool called through `use_read_tool`, or a tool that `show_result`
 * cannot show
 */
export function resolveCall(name: string, given: unknown): { name: string; given: unknown } {
  if (!isUseTool(name)) return { name, given };
  const call = isObject(given) ? given : {};
  const issues = [...issuesOf(call)];
  if (issues.length) throw invalid(issues);
  const tool = call.name as string;
  requireTool(tool);
  if (name === SHOW_RESULT && !(SHOWN_TOOLS as readonly string[]).includes(tool))
    throw invalid([
      {
        path: 'name',
        code: 'invalid_value',
        message: `${tool} cannot be shown. Use one of: ${SHOWN_TOOLS.join(', ')}.`,
      },
    ]);
  if (name === USE_READ_TOOL && allTools().get(tool)?.meta.scope !== 'read')
    throw invalid([
      { path: 'name', code: 'invalid_value', message: `${tool} changes something: call it with ${USE_WRITE_TOOL}.` },
    ]);
  return { name: tool, given: call.arguments };
}
