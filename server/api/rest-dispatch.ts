import { createOpenApiNodeHttpHandler } from 'trpc-to-openapi';
import { z } from 'zod';
import type { Ctx } from '../context';
import type { DocentError } from '../errors';
import { failure } from './failure';
import type { RestRequest, RestResponse } from './rest';
import { type Procedure, procedures, type Route } from './rest-routes';

/** One REST call on its way through trpc-to-openapi. */
type RestCall = {
  ctx: Ctx;
  route: Route;
  request: RestRequest;
  readInput: () => Promise<unknown>;
  failure?: DocentError;
};

/**
 * The request in the form trpc-to-openapi reads. It is a `Request` by prototype only: the library would otherwise build a real one
 * for each call, and it never looks at more than these fields.
 */
class LibraryRequest {
  readonly headers = { get: () => 'application/json' };
  readonly body = {};
  readonly query = {};
  constructor(
    readonly call: RestCall,
    readonly method: string,
    readonly url: string,
    readonly signal: AbortSignal | undefined,
  ) {}
}
Object.setPrototypeOf(LibraryRequest.prototype, Request.prototype);

class LibraryResponse {
  statusCode = 200;
  text: string | undefined;
  setHeader(): void {}
  end(text: string | undefined): void {
    this.text = text;
  }
}

/**
 * The procedures with path parameters for their only input. The library would otherwise set `coerce` on the real schemas, and make
 * every other caller lax; the real input reaches the real procedure through `readInput`.
 */
const facade = Object.fromEntries(
  Object.entries(procedures).map(([name, procedure]) => {
    const { meta, type, output } = procedure._def;
    const keys = [...meta.openapi.path.matchAll(/\{(.+?)\}/g)].map(([, key]) => key ?? '');
    const inputs = [z.object(Object.fromEntries(keys.map((key) => [key, z.string()])))];
    return [name, { _def: { meta, type, output, inputs } }];
  }),
);

function callProcedure(name: string, { ctx, request, readInput }: RestCall): Promise<unknown> {
  const procedure = procedures[name] as Procedure;
  let input: Promise<unknown> | undefined;
  return procedure({
    ctx,
    path: name,
    type: procedure._def.type,
    getRawInput: () => (input ??= readInput()),
    signal: request.signal,
  });
}

/** Stands for `router.createCaller`: walks the dots of a procedure's name, then calls it. */
function caller(call: RestCall, prefix = ''): unknown {
  return new Proxy(() => {}, {
    get: (_, part) => caller(call, prefix ? `${prefix}.${String(part)}` : String(part)),
    apply: () => callProcedure(prefix, call),
  });
}

type Options = Parameters<typeof createOpenApiNodeHttpHandler>[0];

const handle = createOpenApiNodeHttpHandler({
  router: { _def: { procedures: facade, _config: { errorFormatter: () => ({}) } }, createCaller: caller },
  createContext: ({ req }: { req: unknown }) => (req as LibraryRequest).call,
  responseMeta: ({ ctx, errors }: { ctx?: unknown; errors: unknown[] }) => {
    const call = ctx as RestCall | undefined;
    return errors.length || !call ? {} : { status: call.ctx.status ?? call.route.procedure._def.meta.status };
  },
  onError: ({ error, req }: { error: unknown; req: unknown }) => {
    (req as LibraryRequest).call.failure = failure(error);
  },
} as unknown as Options) as unknown as (req: LibraryRequest, res: LibraryResponse) => Promise<void>;

/** Runs the operation behind a route through trpc-to-openapi. @throws DocentError when it fails. */
export async function dispatch(call: RestCall): Promise<RestResponse> {
  const res = new LibraryResponse();
  await handle(new LibraryRequest(call, call.route.method, call.request.path, call.request.signal), res);
  if (call.failure) throw call.failure;
  const empty = res.statusCode === 204;
  return {
    status: res.statusCode,
    headers: empty ? {} : { 'Content-Type': 'application/json; charset=utf-8' },
    body: empty ? '' : (res.text ?? 'null'),
  };
}
