import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';

type Result = Parameters<AppBridge['sendToolResult']>[0];
type Context = Parameters<AppBridge['setHostContext']>[0];
type Call = { name: string; arguments?: Record<string, unknown> };

/** The function that the test exposes to the page: it calls a tool of the server. */
type Relay = { relay: (call: Call) => Promise<{ result?: Result; refusal?: string }> };

/** What an app requested from its host: links to open, texts for the context of the model (`told`), and tools to call. */
export type Seen = { links: string[]; told: string[]; calls: string[] };

export type HostPage = {
  seen: Seen;
  show: (shown: { width: number; input: Record<string, unknown>; result: Result; context: Context }) => Promise<void>;
};

const seen: Seen = { links: [], told: [], calls: [] };

/** Shows the app in a frame as hosts do: in a sandbox, with only the messages that MCP Apps define. */
const show: HostPage['show'] = async ({ width, input, result, context }) => {
  const frame = document.createElement('iframe');
  frame.title = 'App';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.style.cssText = `width:${width}px;height:100px;border:0;display:block`;
  document.body.replaceChildren(frame);
  const view = frame.contentWindow as Window;
  const host = { name: 'docent-tests', version: '1.0.0' };
  const capabilities = { serverTools: {}, openLinks: {}, updateModelContext: { text: {} } };
  const bridge = new AppBridge(null, host, capabilities, { hostContext: context });
  bridge.oncalltool = async (call) => {
    seen.calls.push(call.name);
    const { result, refusal } = await (window as unknown as Relay).relay(call as Call);
    if (!result) throw new Error(refusal);
    return result;
  };
  bridge.onopenlink = async ({ url }) => {
    seen.links.push(url);
    return {};
  };
  bridge.onupdatemodelcontext = async ({ content = [] }) => {
    seen.told.push(...content.map((part) => ('text' in part ? String(part.text) : '')));
    return {};
  };
  bridge.onsizechange = ({ height }) => {
    if (height !== undefined) frame.style.height = `${height}px`;
  };
  const ready = new Promise<void>((resolve) => {
    bridge.oninitialized = () => resolve();
  });
  await bridge.connect(new PostMessageTransport(view, view));
  frame.src = '/view';
  await ready;
  await bridge.sendToolInput({ arguments: input });
  await bridge.sendToolResult(result);
};

Object.assign(window, { hostPage: { seen, show } satisfies HostPage });
