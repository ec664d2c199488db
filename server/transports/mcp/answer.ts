import type { ReadableStream } from 'node:stream/web';

import type { Scope } from '../../auth/scopes';

/**
 * The response to a message. A stream is not buffered; `secret`: contains a secret, so it is never compressed; `scopesToAskFor`: the scopes
 * that an application needs for a refused call.
 */
export type McpAnswer = {
  status: number;
  headers: Record<string, string>;
  body: string | ReadableStream;
  secret?: boolean;
  scopesToAskFor?: Scope[];
};
