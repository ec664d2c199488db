import type { RenderEnv, Rendered, WidgetEvent } from '../kit/renderer';
import type { Listeners } from '../script/listeners';

/** A response of the server; it has a `body` only with status 200. */
type Answer = { status: number; body?: unknown };

/** The environment of a panel: that of widgets, and requests to the server. */
export type PanelEnv = Omit<RenderEnv, 'emit'> & {
  /** Sends a request to the server for the current person. Rejects on a network failure. */
  ask: (path: string, body: object) => Promise<Answer>;
  /** The event listeners that the application added. */
  listeners: Listeners;
  /** Reports an error to the application. */
  failed: (error: unknown) => void;
  /** Emits an event. `id` is the changelog or roadmap, since the panel may have been opened without an id. */
  emit: (event: WidgetEvent & { id?: number }) => void;
};

/** The changelog or roadmap to show; without an id, the only one of the company. */
export type PanelView = { id?: number | undefined };

/** Draws a panel, which loads its content after it opens. */
export type PanelRenderer = (root: ShadowRoot, view: PanelView, env: PanelEnv) => Rendered<PanelView>;

/** A tag in a response of the server. */
export type Tag = { name: string; color: string | null; textColor: string | null };
