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
