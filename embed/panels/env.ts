import type { RenderEnv, Rendered, WidgetEvent } from '../kit/renderer';
import type { Listeners } from '../script/listeners';

/** The answer to what a panel asks of the server; `body` only of status 200. */
type Answer = { status: number; body?: unknown };

/** What a panel is given beyond what every widget is. */
export type PanelEnv = Omit<RenderEnv, 'emit'> & {
  /** Sends a request to the server for the current person. Rejects on a network failure. */
  ask: (path: string, body: object) => Promise<Answer>;
  /** Those of the application. */
  listeners: Listeners;
  /** Tells the application what did not work. */
  failed: (error: unknown) => void;
  /** `id` where the panel was opened without one. */
  emit: (event: WidgetEvent & { id?: number }) => void;
};

/** The panel that is asked for; without an id, that of the company's only changelog or roadmap. */
export type PanelView = { id?: number | undefined };

/** Draws a panel. What it shows is read once it is open. */
export type PanelRenderer = (root: ShadowRoot, view: PanelView, env: PanelEnv) => Rendered<PanelView>;

/** A tag as the server answers it. */
export type Tag = { name: string; color: string | null; textColor: string | null };
