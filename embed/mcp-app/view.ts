import type { Host } from './host';

/** The input of a view: the result of a tool call, and the element to draw it in. */
export type View = {
  root: HTMLElement;
  host: Host;
  /** The arguments of the tool call. */
  call: Record<string, unknown>;
  data: Record<string, unknown>;
  picture?: string | undefined;
};

/** The widget that the arguments of a call name, by any of the names that the server accepts. */
export const widgetOf = (call: Record<string, unknown>): { type: unknown; id: unknown } => ({
  type: call.type ?? call.widgetType ?? call.entityType,
  id: call.id ?? call.widgetId ?? call.entityId,
});
