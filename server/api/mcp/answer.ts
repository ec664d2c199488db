import type { ReadableStream } from 'node:stream/web';

/** The answer to a message. A stream is sent as it comes; `secret`: it holds one, and is never compressed. */
export type McpAnswer = {
  status: number;
  headers: Record<string, string>;
  body: string | ReadableStream;
  secret?: boolean;
};
