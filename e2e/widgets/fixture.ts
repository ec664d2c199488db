import type { Appearance, Progress, Rendered, Renderer, WidgetEvent, WidgetResponse } from '../../embed/kit/renderer';
import { mistyped } from '../../server/testing/mistyped';
import { palettesOf } from '../../widgets/appearance/theme';
import { renderers } from '../../widgets/contract/renderers';
import type { WidgetType } from '../../widgets/contract/types';

/** A record of all that a widget reported to the page under test. */
export type Log = {
  events: WidgetEvent[];
  responses: WidgetResponse[];
  visited: string[];
  opened: unknown[];
  kept: Progress[];
  closed: number;
};

export type Mount = {
  type: WidgetType;
  widget: Record<string, unknown>;
  appearance?: Partial<Appearance>;
  progress?: Progress;
  /** The number of complete submits that fail before one gets through. */
  failures?: number;
};

const log: Log = { events: [], responses: [], visited: [], opened: [], kept: [], closed: 0 };
let drawn: Rendered<never> | undefined;

function mount({ type, widget, appearance, progress, failures = 0 }: Mount): void {
  let left = failures;
  // The same tag as in applications: a search for the element at a point skips elements with this tag.
  const host = document.createElement('docent-widget');
  document.body.append(host);
  const render: Renderer<never> = renderers[type];
  drawn = render(host.attachShadow({ mode: 'open' }), mistyped(widget), {
    palettes: palettesOf(null),
    colorScheme: 'light',
    locale: 'en',
    dir: 'ltr',
    asksEmail: true,
    progress,
    find: (selector) => {
      const element = document.querySelector(selector);
      return element ? { element } : undefined;
    },
    emit: (event) => void log.events.push(event),
    keep: (kept) => void log.kept.push(kept),
    submit: async (response) => {
      if (!('isComplete' in response) && left-- > 0) throw new Error('offline');
      log.responses.push(response);
    },
    navigate: (url) => void log.visited.push(url),
    // Each condition on the URL is met at once; no other condition is ever met.
    when: ({ on, value }, then) => {
      if (on === 'url' && value) then();
      return () => {};
    },
    open: (what) => void log.opened.push(what),
    closed: () => {
      log.closed += 1;
    },
    ...appearance,
  });
}

const api = {
  log,
  mount,
  update: (widget: unknown, changes?: object) => drawn?.update(mistyped(widget), changes),
  show: (index: number) => drawn?.show?.(index),
  destroy: () => drawn?.destroy(),
};

declare global {
  interface Window {
    widgets: typeof api;
    /** Set by scripts that must never run. */
    hacked?: unknown;
  }
}

window.widgets = api;
