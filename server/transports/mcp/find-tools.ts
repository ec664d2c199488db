import type { Tool } from '@modelcontextprotocol/server';
import MiniSearch from 'minisearch';
import type { Ctx } from '../../auth/context';
import { type Issue, invalid } from '../../platform/errors';
import type { Json } from './tool-schemas';
import { allTools, type DerivedTool, mayCall, toolsFor } from './tools';
import { type Selection, SHOWN_TOOLS } from './toolsets';
import { SHOW_RESULT, USE_READ_TOOL, USE_WRITE_TOOL } from './use-tools';

/** Finds tools by words. */
export const FIND_TOOLS = 'find_tools';

/** Maximum tools in a result with their schemas, and maximum further names. */
const MAX_RESULTS = 6;
const MAX_NAMED = 12;
const MAX_QUERY_LENGTH = 300;

/** The entry in the tool list. */
export const FINDING_TOOL: Tool = {
  name: FIND_TOOLS,
  title: 'Find tools',
  description:
    'Finds tools that are not listed, by words such as "archive widgets": what they do, and the schemas of their arguments. There are tools for versions, themes, folders, tags, segments, users and imports, results, funnels, reach, missing elements, roadmaps, publishing posts and settings. Without `query`: the names of all.',
  inputSchema: { type: 'object', properties: { query: { type: 'string' } } },
  annotations: { readOnlyHint: true, openWorldHint: false },
};

/** Synonyms of the words in tool names and descriptions. */
const SYNONYMS: Record<string, string[]> = {
  account: ['company', 'overview'],
  admin: ['company'],
  audience: ['segment', 'reach', 'user'],
  audit: ['change'],
  branding: ['theme'],
  broken: ['missing', 'changed'],
  bulk: ['many', 'import'],
  cohort: ['segment'],
  color: ['theme'],
  colour: ['theme'],
  copy: ['duplicate'],
  crosstab: ['cross'],
  csv: ['import'],
  customer: ['user'],
  font: ['theme'],
  gdpr: ['erase'],
  hide: ['unpublish', 'take'],
  history: ['version', 'activity', 'change'],
  label: ['tag'],
  log: ['change', 'activity'],
  month: ['trend'],
  person: ['user'],
  people: ['user'],
  quarter: ['trend'],
  remove: ['delete', 'archive', 'erase'],
  revert: ['restore'],
  selector: ['target', 'element'],
  style: ['theme'],
  timeline: ['activity'],
  token: ['key'],
  trait: ['property'],
  undo: ['restore', 'version'],
  upload: ['import'],
  week: ['trend'],
  who: ['change', 'user'],
  yesterday: ['change', 'activity'],
};

/** Words that do not distinguish tools. */
const IGNORED = new Set([
  'a',
  'an',
  'and',
  'by',
  'for',
  'from',
  'how',
  'in',
  'it',
  'of',
  'on',
  'the',
  'to',
  'tool',
  'with',
]);

const stem = (word: string): string => word.toLowerCase().replace(/(?<=[a-z]{3})s$/, '');

function searchedTerm(word: string): string[] {
  const term = stem(word);
  return IGNORED.has(term) ? [] : [term, ...(SYNONYMS[term] ?? []).map(stem)];
}

const index = new WeakMap<ReadonlyMap<string, DerivedTool>, MiniSearch>();

/** The index of all tools, except tools of one widget type that have an equivalent for all types. */
function indexOf(tools: ReadonlyMap<string, DerivedTool>): MiniSearch {
  const known = index.get(tools);
  if (known) return known;
  const made = new MiniSearch({
    idField: 'name',
    fields: ['words', 'title', 'description', 'arguments'],
    tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
    processTerm: (word) => (IGNORED.has(stem(word)) ? null : stem(word)),
    searchOptions: {
      boost: { words: 4, title: 3, arguments: 0.5 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      processTerm: searchedTerm,
    },
  });
  const searched = [...tools.values()].filter(({ toolset }) => toolset !== 'widget-types');
  made.addAll(
    searched.map(({ tool }) => ({
      name: tool.name,
      words: tool.name.replaceAll('_', ' '),
      title: tool.title ?? '',
      description: tool.description ?? '',
      arguments: Object.keys(tool.inputSchema.properties ?? {}).join(' '),
    })),
  );
  index.set(tools, made);
  return made;
}

/** The query of a call. @throws DocentError `validation_error` */
function queryOf(given: unknown): string {
  const { query, ...others } = (typeof given === 'object' && given !== null ? given : {}) as Json;
  const issues: Issue[] = Object.keys(others).map((path) => ({
    path,
    code: 'unrecognized_keys',
    message: 'Unknown field; the only field is `query`.',
  }));
  if (query !== undefined && (typeof query !== 'string' || query.length > MAX_QUERY_LENGTH))
    issues.push({
      path: 'query',
      code: 'invalid_type',
      message: `Must be a text of at most ${MAX_QUERY_LENGTH} characters.`,
    });
  if (issues.length) throw invalid(issues);
  return ((query as string | undefined) ?? '').trim();
}

/**
 * Tools with exactly these names, else tools that match the words, best match first. A name without an underscore, such as `search`, is a
 * name only if each word is one.
 */
function namesFor(query: string): string[] {
  const tools = allTools();
  const words = query.split(/[\s,]+/);
  const named = words.filter((word) => tools.has(word));
  if (named.length === words.length || named.some((word) => word.includes('_'))) return [...new Set(named)];
  return indexOf(tools)
    .search(query)
    .map(({ id }) => id as string);
}

/** Names of unlisted tools by toolset. */
function allNames(ctx: Ctx, listed: ReadonlySet<string>): Json {
  const byToolset: Record<string, string[]> = {};
  for (const [name, one] of allTools())
    if (one.toolset !== 'widget-types' && !listed.has(name) && mayCall(ctx, one))
      (byToolset[one.toolset ?? 'widgets'] ??= []).push(name);
  return { names: byToolset };
}

/**
 * Finds tools that the caller may use: the best matches with their schemas and the tool to call them with, the next ones by name.
 * @throws DocentError `validation_error`
 */
export function findTools(ctx: Ctx, selection: Selection, given: unknown): Json {
  const query = queryOf(given);
  const listed = new Set(toolsFor(ctx, selection).map(({ name }) => name));
  if (query === '') return allNames(ctx, listed);
  const found = namesFor(query)
    .map((name) => allTools().get(name) as DerivedTool)
    .filter((one) => mayCall(ctx, one));
  const isShown = (name: string) => selection.apps === true && (SHOWN_TOOLS as readonly string[]).includes(name);
  const metaToolFor = (name: string, { scope }: DerivedTool['meta']) =>
    isShown(name) ? SHOW_RESULT : scope === 'read' ? USE_READ_TOOL : USE_WRITE_TOOL;
  const describe = ({ tool: { name, description, inputSchema }, meta }: DerivedTool) =>
    listed.has(name)
      ? { name, description, callWith: name }
      : { name, description, callWith: metaToolFor(name, meta), inputSchema };
  const more = found.slice(MAX_RESULTS, MAX_RESULTS + MAX_NAMED).map(({ tool }) => tool.name);
  return {
    ...(found.length ? {} : { notice: 'No tool matches these words. Without `query`, all tool names are returned.' }),
    tools: found.slice(0, MAX_RESULTS).map(describe),
    ...(more.length ? { more } : {}),
  };
}
