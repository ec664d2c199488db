import type {
  Looks,
  Progress,
  Rendered,
  Renderer,
  RendererType,
  WidgetEvent,
  WidgetResponse,
} from '../../widgets/renderer';
import { renderers } from '../../widgets/renderers';

/** What the page under test kept of a widget. */
export type Log = {
  events: WidgetEvent[];
  responses: WidgetResponse[];
  visited: string[];
  opened: unknown[];
  kept: Progress[];
  closed: number;
};

export type Mount = {
  type: RendererType;
  widget: Record<string, unknown>;
  looks?: Partial<Looks>;
  progress?: Progress;
  /** How many submits fail before one gets through. */
  failures?: number;
};

const log: Log = { events: [], responses: [], visited: [], opened: [], kept: [], closed: 0 };
let drawn: Rendered<unknown> | undefined;

function mount({ type, widget, looks, progress, failures = 0 }: Mount): void {
  let left = failures;
  const host = document.createElement('div');
  document.body.append(host);
  const render = renderers[type] as unknown as Renderer<unknown>;
  drawn = render(host.attachShadow({ mode: 'open' }), widget, {
    colorScheme: 'light',
    locale: 'en',
    dir: 'ltr',
    asksEmail: true,
    progress,
    find: (selector) => document.querySelector(selector),
    emit: (event) => void log.events.push(event),
    keep: (kept) => void log.kept.push(kept),
    submit: async (response) => {
      if (left-- > 0) throw new Error('offline');
      log.responses.push(response);
    },
    navigate: (url) => void log.visited.push(url),
    open: (what) => void log.opened.push(what),
    closed: () => {
      log.closed += 1;
    },
    ...looks,
  });
}

const api = {
  log,
  mount,
  update: (widget: unknown, changes?: object) => drawn?.update(widget, changes),
  show: (index: number) => drawn?.show?.(index),
  destroy: () => drawn?.destroy(),
};

declare global {
  interface Window {
    widgets: typeof api;
    /** Set by whatever script should never have run. */
    hacked?: unknown;
  }
}

window.widgets = api;
