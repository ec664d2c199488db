import type { ReadableStream } from 'node:stream/web';

/** The answer to a message. A stream is sent as it comes. */
export type McpAnswer = { status: number; headers: Record<string, string>; body: string | ReadableStream };
