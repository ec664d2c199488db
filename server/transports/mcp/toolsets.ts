import { beginningOf } from '../../../widgets/targeting/beginning';
import { nearest } from '../../../widgets/validation/nearest';
import { widgetRouters } from '../../features/widgets/routers';
import { type Issue, invalid } from '../../platform/errors';
import type { Header } from '../node-request';
import type { Operation } from '../operations';

/** The routers of each toolset; each router belongs to one. */
const ROUTERS = {
  widgets: ['widgets', 'widgetVersions', 'widgetDrafts', 'schedule', 'previews', 'authoring', 'themes', 'folders'],
  'widget-types': Object.keys(widgetRouters),
  content: [
    'changelogs',
    'changelogPosts',
    'postDrafts',
    'tags',
    'roadmaps',
    'roadmapSections',
    'roadmapItems',
    'itemDrafts',
  ],
  audience: ['users', 'userProperties', 'segments'],
  insight: [
    'responses',
    'response',
    'events',
    'eventNames',
    'results',
    'stats',
    'overview',
    'diagnose',
    'targetHealth',
    'reach',
    'competing',
  ],
  proposals: ['proposals', 'changes'],
  settings: ['company', 'usage', 'apiKeys'],
  connector: ['search'],
} as const satisfies Record<string, readonly string[]>;

export type Toolset = keyof typeof ROUTERS;

/** The name of a toolset; `default` is the list without a selection, `all` has one tool for each operation. */
type Selected = Toolset | 'default' | 'all';

export const TOOLSETS: readonly Selected[] = ['default', 'all', ...(Object.keys(ROUTERS) as Toolset[])];

/** The toolset of an operation. @throws Error for a router without a toolset */
export function toolsetOf({ name }: Operation): Toolset {
  const [router = ''] = name.split('.');
  const found = Object.entries(ROUTERS).find(([, routers]) => (routers as readonly string[]).includes(router));
  if (!found) throw new Error(`The router ${router} is in no toolset.`);
  return found[0] as Toolset;
}

/** Always in the list: clients know these names from other services of this kind. */
export const KNOWN_TOOLS = [
  'list_changelogs',
  'list_changelog_posts',
  'create_changelog_post',
  'update_changelog_post',
  'list_feedback_widgets',
  'list_feedback_responses',
  'list_nps_widgets',
  'list_nps_responses',
  'get_nps_score',
  'list_roadmaps',
  'get_roadmap',
  'list_tags',
  'get_company_stats',
  'get_widget_stats',
] as const;

/**
 * Tools of the default list: those that a model needs to write, check and publish a widget and to read statistics. `find_tools` finds
 * the others.
 */
export const DEFAULT_TOOLS = [
  'get_account_overview',
  'list_widgets',
  'get_authoring_guide',
  'create_widget',
  'get_widget',
  'update_widget',
  'validate_widget',
  'publish_widget',
  'take_down_widget',
  'rank_widgets',
  'diagnose_widget',
  'list_responses',
  'list_users',
] as const;

/** A default tool that is not listed for hosts that show apps, which get `show_result` instead. */
export const ONLY_WITHOUT_APPS = 'list_users';

/** The tools whose results the app shows. */
export const SHOWN_TOOLS = [
  'preview_widget',
  'get_widget_draft',
  'get_changelog_post_draft',
  'get_roadmap_item_draft',
  'get_proposal',
  'get_nps_score',
  'get_survey_results',
  'get_feedback_results',
] as const;

/** The two forms of a failed tool call: an error of JSON-RPC, or a result with `isError: true`. */
export const ERROR_FORMS = ['jsonrpc', 'results'] as const;

export type ErrorForm = (typeof ERROR_FORMS)[number];

/** The options of a connection: the listed toolsets, read-only mode, and, if set, the error form and whether the host shows apps. */
export type Selection = { toolsets: ReadonlySet<Selected>; readonly: boolean; errors?: ErrorForm; apps?: boolean };

export const DEFAULT_SELECTION: Selection = { toolsets: new Set<Selected>(['default']), readonly: false };

const isSelected = (text: string): text is Selected => (TOOLSETS as readonly string[]).includes(text);

function unknownToolset(name: string): Issue {
  const near = nearest(name, TOOLSETS);
  const known = TOOLSETS.map((one) => `\`${one}\``).join(', ');
  const hint = near ? `did you mean \`${near}\`?` : `there are ${known}.`;
  return {
    path: 'toolsets',
    code: 'invalid_value',
    message: `There is no toolset \`${beginningOf(name, 50)}\`; ${hint}`,
  };
}

const isErrorForm = (text: string): text is ErrorForm => (ERROR_FORMS as readonly string[]).includes(text);

const OPTION_HEADERS = ['x-mcp-toolsets', 'x-mcp-readonly', 'x-mcp-errors', 'x-mcp-apps'];

const FLAGS: Record<string, boolean> = { '1': true, true: true, '0': false, false: false };

/**
 * Reads the options of a connection: `toolsets`, `readonly`, `errors` and `apps` of the URL, or the headers `X-MCP-Toolsets`,
 * `X-MCP-Readonly`, `X-MCP-Errors` and `X-MCP-Apps`. The URL takes precedence; either makes the connection read-only.
 * @throws DocentError `validation_error` for unknown values
 */
export function selectionOf(url: string, header: Header): Selection {
  // Most connections have no options, and parsing a URL costs as much as reading a message.
  if (!url.includes('?') && OPTION_HEADERS.every((name) => header(name) === undefined)) return DEFAULT_SELECTION;
  const query = new URL(url, 'http://localhost').searchParams;
  const names = (query.getAll('toolsets').join(',') || (header('x-mcp-toolsets') ?? ''))
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const flags = [...query.getAll('readonly'), header('x-mcp-readonly') ?? ''].filter((flag) => flag !== '');
  const errors = query.get('errors') || header('x-mcp-errors') || undefined;
  const apps = query.get('apps') || header('x-mcp-apps') || undefined;
  const issues: Issue[] = [
    ...(errors !== undefined && !isErrorForm(errors)
      ? [{ path: 'errors', code: 'invalid_value', message: 'Must be `results` or `jsonrpc`.' }]
      : []),
    ...names.filter((name) => !isSelected(name)).map(unknownToolset),
    ...flags
      .filter((flag) => !Object.hasOwn(FLAGS, flag))
      .map(() => ({ path: 'readonly', code: 'invalid_value', message: 'Must be `1` or `0`.' })),
    ...(apps !== undefined && !Object.hasOwn(FLAGS, apps)
      ? [{ path: 'apps', code: 'invalid_value', message: 'Must be `1` or `0`.' }]
      : []),
  ];
  if (issues.length) throw invalid(issues);
  const toolsets = names.length ? new Set(names.filter(isSelected)) : DEFAULT_SELECTION.toolsets;
  return {
    toolsets,
    readonly: flags.some((flag) => FLAGS[flag]),
    ...(errors !== undefined && isErrorForm(errors) ? { errors } : {}),
    ...(apps === undefined ? {} : { apps: FLAGS[apps] === true }),
  };
}
