import { randomUUID } from 'node:crypto';
import { EXTENSION_ID, RESOURCE_MIME_TYPE } from '@modelcontextprotocol/ext-apps/server';
import type { Tool } from '@modelcontextprotocol/server';
import { recordOf } from '../../../widgets/contract/stored';
import type { Ctx } from '../../auth/context';
import { readBuilt } from '../../platform/browser-script';
import type { Header } from '../node-request';
import { allTools, mayCall } from './tools';
import { SHOWN_TOOLS } from './toolsets';
import { SHOW_RESULT } from './use-tools';

/** The app that shows results of tools in a conversation. */
export const APP_URI = 'ui://docent/view.html';

/** The declaration of the MCP extension for apps. */
export const APP_EXTENSION = { [EXTENSION_ID]: {} };

/** The tools that the app calls in addition to those it shows. */
const CALLED_BY_APP = [
  'get_widget',
  'count_reach',
  'publish_widget',
  'publish_widget_draft',
  'publish_changelog_post_draft',
  'publish_roadmap_item_draft',
  'publish_proposal',
];

/** The capabilities that a message declares: in `params.capabilities` of `initialize`, or in the metadata of other messages. */
function capabilitiesOf(message: unknown): unknown {
  const { method, params } = recordOf(message);
  const { capabilities, _meta } = recordOf(params);
  return method === 'initialize' ? capabilities : recordOf(_meta)['io.modelcontextprotocol/clientCapabilities'];
}

/** Clients of the 2025 protocols declare capabilities only in `initialize`. Their later requests send a session id with this prefix. */
const SESSION_PREFIX = 'apps-';

const isSessionWithApps = (header: Header): boolean => header('mcp-session-id')?.startsWith(SESSION_PREFIX) ?? false;

/** True when the host of a client has declared that it shows apps, in this message or in `initialize`. */
export function showsApps(message: unknown, header: Header): boolean {
  if (isSessionWithApps(header)) return true;
  // Not parsed with a schema: every call is checked here, and most of them would make the schema build an error.
  const { mimeTypes } = recordOf(recordOf(recordOf(capabilitiesOf(message)).extensions)[EXTENSION_ID]);
  return Array.isArray(mimeTypes) && mimeTypes.includes(RESOURCE_MIME_TYPE);
}

/** The header with which a client of the 2025 protocols declares in later requests that it shows apps. The server stores nothing. */
export const sessionWithApps = (): Record<string, string> => ({ 'Mcp-Session-Id': SESSION_PREFIX + randomUUID() });

const CALLABLE = new Set<string>([...SHOWN_TOOLS, ...CALLED_BY_APP]);
const SHOWN = new Set<string>([...SHOWN_TOOLS, SHOW_RESULT]);

const withMeta = (tool: Tool, ui: object): Tool => ({ ...tool, _meta: { ...tool._meta, ui } });

/** The tool list for hosts that show apps: tools with a view refer to the app, and tools that only the app calls are hidden from models. */
export function withApp(ctx: Ctx, listed: readonly Tool[]): Tool[] {
  const names = new Set(listed.map(({ name }) => name));
  const forAppAlone = [...allTools().values()].filter(
    (one) => CALLABLE.has(one.tool.name) && !names.has(one.tool.name) && mayCall(ctx, one),
  );
  return [
    ...listed.map((tool) => (SHOWN.has(tool.name) ? withMeta(tool, { resourceUri: APP_URI }) : tool)),
    ...forAppAlone.map(({ tool }) => withMeta(tool, { visibility: ['app'] })),
  ];
}

/** The app in the list of resources. */
export const APP_RESOURCE = {
  uri: APP_URI,
  name: 'docent-view',
  title: 'Docent',
  description: 'Shows previews, unpublished changes, proposals and results in the conversation, for hosts of MCP Apps.',
  mimeType: RESOURCE_MIME_TYPE,
};

/** The app as a resource: one HTML document that loads nothing. */
export const readApp = () => ({
  contents: [
    {
      uri: APP_URI,
      mimeType: RESOURCE_MIME_TYPE,
      text: readBuilt('mcp-app.html').toString(),
      _meta: {
        ui: {
          csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
          prefersBorder: true,
        },
      },
    },
  ],
});
