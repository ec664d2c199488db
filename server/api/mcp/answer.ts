import type { ReadableStream } from 'node:stream/web';

/** Reads a header of the request by its name in lower case. */
export type Header = (name: string) => string | undefined;

/** What goes back, through whichever server the request came. A stream is sent as it comes. */
export type McpAnswer = { status: number; headers: Record<string, string>; body: string | ReadableStream };
