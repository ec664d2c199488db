import type { ServerResponse } from 'node:http';
import { errorBody, failureHeaders } from '../../operations/failure';
import { type DocentError, Unavailable } from '../../platform/errors';

export const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };

/** A response in memory, with the methods of `ServerResponse` that trpc-to-openapi uses. */
export class BufferedResponse {
  statusCode = 200;
  readonly headers = new Map<string, number | string | readonly string[]>();
  text: string | undefined;
  #failure: DocentError | undefined;

  setHeader(name: string, value: number | string | readonly string[]): this {
    this.headers.set(name, value);
    return this;
  }

  /** Ignores listeners: an operation runs to its end even if the client disconnects. */
  once(): this {
    return this;
  }

  end(text?: string): this {
    this.text = text;
    return this;
  }

  fail(error: DocentError): this {
    this.#failure = error;
    this.statusCode = error.status;
    this.headers.clear();
    for (const [name, value] of Object.entries({ ...JSON_HEADERS, ...failureHeaders(error) }))
      this.headers.set(name, value);
    return this.end(JSON.stringify(errorBody(error)));
  }

  /** Writes the status and the headers to the response. */
  writeHeadTo(res: ServerResponse): void {
    // Another buffered response for the same request may have failed for another reason.
    if (this.#failure instanceof Unavailable) this.#failure.note();
    res.statusCode = this.statusCode;
    for (const [name, value] of this.headers) res.setHeader(name, value);
  }
}
