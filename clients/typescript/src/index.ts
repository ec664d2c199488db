import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { DetailedCode, DetailsOf, ErrorEnvelope } from './errors.js';
import type { paths } from './schema.js';

export type { DetailedCode, DetailsOf, ErrorEnvelope, ErrorEnvelope as Error } from './errors.js';
export type * from './schema.js';

/** Every operation by its method and path, with the types of what it takes and answers. */
export type Docent = Client<paths>;

export type DocentOptions = Omit<ClientOptions, 'baseUrl'> & {
  /** Where Docent is, such as `https://docent.example.com`. */
  origin: string;
  /** A secret: it belongs on servers, never in a browser. */
  apiKey: string;
};

/** A client of one company's content. */
export function createDocent({ origin, apiKey, headers, ...options }: DocentOptions): Docent {
  const baseUrl = `${origin.replace(/\/+$/, '')}/api/v1`;
  return createClient<paths>({ ...options, baseUrl, headers: { Authorization: `Bearer ${apiKey}`, ...headers } });
}

/** A refusal or failure. */
export class DocentError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorEnvelope | undefined,
    /** Lets the operator of the server find the request in the log. */
    readonly requestId: string | undefined,
  ) {
    super(body?.error.message ?? `The server answered ${status}.`);
    this.name = 'DocentError';
  }

  /** What went wrong, for programs; undefined where something else than Docent answered. */
  get code(): string | undefined {
    return this.body?.error.code;
  }

  /** The details of a failure with this code, such as the `issues` of a `validation_error`; undefined for any other. */
  details<Code extends DetailedCode>(code: Code): DetailsOf<Code> | undefined {
    return this.code === code ? (this.body?.error.details as DetailsOf<Code> | undefined) : undefined;
  }
}

type Answered<T> = { data?: T; error?: unknown; response: Response };

const isEnvelope = (body: unknown): body is ErrorEnvelope =>
  typeof body === 'object' && body !== null && typeof (body as Partial<ErrorEnvelope>).error?.code === 'string';

/** The answer of a call. @throws DocentError when it was refused or failed. */
export async function answerOf<T>(call: Promise<Answered<T>>): Promise<T> {
  const { data, error, response } = await call;
  if (response.ok) return data as T;
  const requestId = response.headers.get('X-Request-Id') ?? undefined;
  throw new DocentError(response.status, isEnvelope(error) ? error : undefined, requestId);
}

type Page<T> = { data: T[]; pagination: { next?: string } };

/**
 * Every element of a list, page by page, whatever is added meanwhile.
 * @param read asks for the page after a cursor, or for the first.
 * @throws DocentError
 */
export async function* everyOf<T>(read: (after: string | undefined) => Promise<Answered<Page<T>>>): AsyncGenerator<T> {
  for (let after: string | undefined; ; ) {
    const { data, pagination } = await answerOf(read(after));
    yield* data;
    if (pagination.next === undefined) return;
    after = pagination.next;
  }
}
