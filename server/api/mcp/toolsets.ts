import { nearest } from '../../../widgets/nearest';
import { type Issue, invalid } from '../../kernel/errors';
import { widgetRouters } from '../../widgets/routers';
import type { Header } from '../node-request';
import type { Operation } from '../operations';

/** The toolsets, by what stands in them; each router belongs to one. */
const ROUTERS = {
  widgets: ['widgets', 'widgetVersions', 'authoring', 'themes', 'folders'],
  'widget-types': Object.keys(widgetRouters),
  content: ['changelogs', 'changelogPosts', 'tags', 'roadmaps', 'roadmapSections', 'roadmapItems'],
  audience: ['users', 'segments'],
  insight: ['responses', 'results', 'stats', 'overview', 'diagnose', 'targetHealth', 'reach'],
  settings: ['company', 'apiKeys'],
  connector: ['search'],
} as const satisfies Record<string, readonly string[]>;

export type Toolset = keyof typeof ROUTERS;

/** Stands for the list that is given when nothing is asked for, and for one tool for each operation. */
type Selected = Toolset | 'default' | 'all';

export const TOOLSETS: readonly Selected[] = ['default', 'all', ...(Object.keys(ROUTERS) as Toolset[])];

/** The toolset of an operation. @throws Error for a router that is in none */
export function toolsetOf({ name }: Operation): Toolset {
  const [router = ''] = name.split('.');
  const found = Object.entries(ROUTERS).find(([, routers]) => (routers as readonly string[]).includes(router));
  if (!found) throw new Error(`The router ${router} is in no toolset.`);
  return found[0] as Toolset;
}

/** Names that clients of this kind of service know: always in the list. */
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

/** What else the list has when nothing is asked for: what authoring, answering and explaining need, and no key of anybody. */
export const DEFAULT_TOOLS = [
  'get_account_overview',
  'list_widgets',
  'get_authoring_guide',
  'validate_widget',
  'publish_widget',
  'take_down_widget',
  'list_widget_versions',
  'restore_widget_version',
  'get_widget_funnel',
  'rank_widgets',
  'list_responses',
  'get_survey_results',
  'list_users',
  'get_user',
  'import_users',
  'diagnose_widget',
  'list_segments',
  'create_segment',
  'count_segment',
  'create_roadmap_item',
  'publish_changelog_post',
] as const;

/** What a connection asks for: the toolsets that are listed, and whether it only reads. */
export type Selection = { toolsets: ReadonlySet<Selected>; readonly: boolean };

export const DEFAULT_SELECTION: Selection = { toolsets: new Set<Selected>(['default']), readonly: false };

const isSelected = (text: string): text is Selected => (TOOLSETS as readonly string[]).includes(text);

function unknownToolset(name: string): Issue {
  const near = nearest(name, TOOLSETS);
  const known = TOOLSETS.map((one) => `\`${one}\``).join(', ');
  const hint = near ? `did you mean \`${near}\`?` : `there are ${known}.`;
  return { path: 'toolsets', code: 'invalid_value', message: `There is no toolset \`${name.slice(0, 50)}\`; ${hint}` };
}

const FLAGS: Record<string, boolean> = { '1': true, true: true, '0': false, false: false };

/**
 * Reads what a connection asks for: `toolsets` and `readonly` of the address, or the headers `X-MCP-Toolsets` and `X-MCP-Readonly`;
 * of toolsets the address wins, and either makes it read alone.
 * @throws DocentError `validation_error` that names what is unknown
 */
export function selectionOf(url: string, header: Header): Selection {
  const query = new URL(url, 'http://localhost').searchParams;
  const names = (query.getAll('toolsets').join(',') || (header('x-mcp-toolsets') ?? ''))
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const flags = [...query.getAll('readonly'), header('x-mcp-readonly') ?? ''].filter((flag) => flag !== '');
  const issues: Issue[] = [
    ...names.filter((name) => !isSelected(name)).map(unknownToolset),
    ...flags
      .filter((flag) => !Object.hasOwn(FLAGS, flag))
      .map(() => ({ path: 'readonly', code: 'invalid_value', message: 'Must be `1` or `0`.' })),
  ];
  if (issues.length) throw invalid(issues);
  const toolsets = names.length ? new Set(names.filter(isSelected)) : DEFAULT_SELECTION.toolsets;
  return { toolsets, readonly: flags.some((flag) => FLAGS[flag]) };
}
