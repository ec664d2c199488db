import { initTRPC } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import type { Ctx } from '../identity/context';
import { missingScope, type Scope } from '../identity/scopes';
import type { ErrorCode } from '../kernel/errors';
import { answering } from './answer';
import { requireStorable } from './storable';
import { errorFormatter, translateErrors } from './trpc-errors';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A procedure's description of itself, from which REST, the OpenAPI document and MCP are made. */
export type Meta = OpenApiMeta<{
  /** The MCP tool's name: snake_case verb_noun. */
  tool: string;
  scope: Scope;
  /** A second scope that it cannot do without. */
  alsoNeeds?: Scope;
  /** The usual status of success. */
  status: number;
  /** Statuses of success beside the usual one. */
  otherStatus?: number[];
  /** Error codes beyond those that every operation can answer. */
  errors: ErrorCode[];
}>;

const t = initTRPC.context<Ctx>().meta<Meta>().create({ errorFormatter });

export const router = t.router;

const translate = t.middleware(({ next }) => translateErrors(next));

const requireScope = t.middleware(({ ctx, meta, next }) => {
  const scope = meta?.scope ?? 'write';
  if (!ctx.can(scope)) throw missingScope(scope);
  if (meta?.alsoNeeds && !ctx.can(meta.alsoNeeds)) throw missingScope(meta.alsoNeeds);
  return next();
});

const base = t.procedure
  .use(translate)
  .use(requireScope)
  .use((call) => requireStorable(call));

/** A procedure of the dashboard alone, neither REST nor MCP: for what only people do. Its service checks the role. */
export const dashboardOperation = answering(t.procedure.use(translate).use((call) => requireStorable(call)));

export type OperationSpec = {
  method: Method;
  path: `/${string}`;
  /** MCP tool name. */
  tool: string;
  tag: string;
  summary: string;
  description: string;
  /** Only needed where the method says too little: for a POST that only reads. */
  scope?: Scope;
  alsoNeeds?: Scope;
  status?: number;
  otherStatus?: number[];
  errors?: ErrorCode[];
};

/** Starts a procedure that REST serves under `method path` and MCP as `tool`. Reading methods need `read`, others `write`. */
export function operation(spec: OperationSpec) {
  const { method, path, tool, tag, summary, description, otherStatus, errors = [] } = spec;
  const usual = method === 'DELETE' ? 204 : method === 'POST' ? 201 : 200;
  const procedure = base.meta({
    tool,
    scope: spec.scope ?? (method === 'GET' ? 'read' : 'write'),
    ...(spec.alsoNeeds ? { alsoNeeds: spec.alsoNeeds } : {}),
    status: spec.status ?? usual,
    ...(otherStatus ? { otherStatus } : {}),
    errors,
    openapi: { method, path, operationId: tool, tags: [tag], summary, description, protect: true, errorResponses: [] },
  });
  return answering(procedure);
}
