import type { Host } from './host';

/** What a view draws: the result of a call in `root`. */
export type View = {
  root: HTMLElement;
  host: Host;
  /** The arguments of the call. */
  call: Record<string, unknown>;
  data: Record<string, unknown>;
  picture?: string | undefined;
};

/** The widget that the arguments of a call name, by any of the names that the server accepts. */
export const widgetOf = (call: Record<string, unknown>): { type: unknown; id: unknown } => ({
  type: call.type ?? call.widgetType ?? call.entityType,
  id: call.id ?? call.widgetId ?? call.entityId,
});
