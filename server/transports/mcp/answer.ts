import type { ReadableStream } from 'node:stream/web';

import type { Scope } from '../../auth/scopes';

/** The response to a message. */
export type McpAnswer = {
  status: number;
  headers: Record<string, string>;
  /** A stream is sent without buffering. */
  body: string | ReadableStream;
  /** True if the body contains a secret, so that it must not be compressed. */
  secret?: boolean;
  /** The scopes that an application needs for a refused call. */
  scopesToAskFor?: Scope[];
};
