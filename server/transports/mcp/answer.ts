import type { ReadableStream } from 'node:stream/web';

import type { Scope } from '../../auth/scopes';

/**
 * The answer to a message. A stream is sent as it comes; `secret`: it holds one, and is never compressed; `scopesToAskFor`: those that an
 * application needs for a call that was refused.
 */
export type McpAnswer = {
  status: number;
  headers: Record<string, string>;
  body: string | ReadableStream;
  secret?: boolean;
  scopesToAskFor?: Scope[];
};
