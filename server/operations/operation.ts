import { initTRPC } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import { z } from 'zod';
import { MAX } from '../../widgets/contract/limits';
import type { Ctx } from '../auth/context';
import { missingScope, type Scope } from '../auth/scopes';
import type { Load } from '../database/turns';
import type { ErrorCode, Issue } from '../platform/errors';
import { withAnswerSchema } from './answer';
import { type ChangeKind, type Recorded, recordingChange } from './changes';
import { withCursor, withPlace } from './cursor';
import { once } from './idempotency';
import { inProposal, type Proposed } from './proposals';
import { type ReadStored, withoutReadOnly } from './round-trip';
import { requireStorable } from './storable';
import { errorFormatter, translateErrors } from './trpc-errors';
import type { Page } from './wire';

/** The rows of a bulk operation. Each row is validated by itself; over REST, the body may be a list of rows. */
export type RowsSpec = {
  /** The field of the input that contains the rows. */
  field: string;
  /** For CSV: the column that becomes a field of the row. */
  key: string;
  /** For CSV: the field of the row that contains an object with all remaining columns. */
  others: string;
  /** For CSV: further columns that become fields of the row, as unparsed texts or as numbers. */
  texts?: readonly string[];
  numbers?: readonly string[];
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a procedure declares in addition to its OpenAPI description. */
type Declaration = {
  /** The MCP tool's name: snake_case verb_noun. */
  tool: string;
  scope: Scope;
  /** A second scope that it requires. */
  alsoNeeds?: Scope;
  /** True when the scope depends on the changed record: the service checks the second scope. */
  judgesScope?: boolean;
  /** The usual status of success. */
  status: number;
  /** Further statuses of success. */
  otherStatus?: number[];
  load?: Load;
  /** True when the response contains a secret: only the same caller can repeat it, and it is never compressed. */
  secret?: boolean;
  /** True when the field `png` of the result is a picture in base64: REST answers the picture alone, MCP shows it to the model. */
  picture?: boolean;
  rows?: RowsSpec;
  /** The kind of record whose changes are recorded. */
  records?: ChangeKind;
  /** Error codes in addition to those of all operations. */
  errors: ErrorCode[];
};

/** A procedure's description of itself, from which REST, the OpenAPI document and MCP are made. */
export type Meta = OpenApiMeta<Declaration>;

// All optional for tRPC, because trpc-to-openapi accepts no router whose meta has required fields; `operation` sets them.
const t = initTRPC.context<Ctx>().meta<OpenApiMeta<Partial<Declaration>>>().create({ errorFormatter });

export const router = t.router;

type Call = Parameters<Parameters<typeof t.middleware>[0]>[0];

function requireScopes({ ctx, meta }: Call): void {
  const scope = meta?.scope ?? 'write';
  if (!ctx.can(scope)) throw missingScope(scope);
  if (meta?.alsoNeeds && !meta.judgesScope && !ctx.can(meta.alsoNeeds)) throw missingScope(meta.alsoNeeds);
}

type MiddlewareOutcome = Awaited<ReturnType<Call['next']>>;

async function doOnce({ ctx, path, meta, getRawInput, next }: Call): Promise<MiddlewareOutcome> {
  const { idempotencyKey: key } = ctx;
  if (key === undefined) return next();
  const replay = (data: unknown) => {
    ctx.replayed = true;
    // The result of `next`; tRPC needs no other fields.
    return { ok: true, data } as unknown as MiddlewareOutcome;
  };
  const by = meta?.secret ? `${ctx.actor.kind} ${ctx.actor.id}` : undefined;
  return once(ctx, key, { operation: path, input: await getRawInput(), by }, { work: next, replay });
}

/** Rows are validated one by one when they are processed. */
const withoutRows = (input: unknown, rows: RowsSpec | undefined): unknown =>
  rows && typeof input === 'object' && input !== null ? { ...input, [rows.field]: undefined } : input;

// One middleware, because the library copies the call for each.
const base = t.procedure.use((call) =>
  translateErrors(call.ctx, async () => {
    requireScopes(call);
    requireStorable(withoutRows(await call.getRawInput(), call.meta?.rows));
    return call.ctx.inTurn(() => doOnce(call), call.meta?.load);
  }),
);

/** A procedure of the dashboard only, not in REST or MCP, for actions of people. Its service checks the role. */
export const dashboardOperation = withAnswerSchema(
  t.procedure.use((call) =>
    translateErrors(call.ctx, async () => {
      requireStorable(await call.getRawInput());
      return call.ctx.inTurn(() => call.next());
    }),
  ),
);

export type OperationSpec = {
  method: Method;
  path: `/${string}`;
  /** MCP tool name. */
  tool: string;
  /** The operationId in the OpenAPI description; the tool name by default. */
  operationId?: string;
  tag: string;
  summary: string;
  description: string;
  /** Overrides the scope of the method, such as for a POST that only reads. */
  scope?: Scope;
  alsoNeeds?: Scope;
  judgesScope?: boolean;
  status?: number;
  otherStatus?: number[];
  load?: Load;
  secret?: boolean;
  picture?: boolean;
  rows?: RowsSpec;
  errors?: ErrorCode[];
  /** For an operation that takes a `proposalId`: the part that it adds to the proposal. */
  proposes?: Proposed;
  /** For a change of content or settings: the kind of record whose changes are recorded. */
  records?: Recorded;
  /** For a change: reads the current record, so that a client can send back a whole response. */
  reads?: ReadStored<Ctx>;
  /** The schema of the response that clients send back, if it is not that of the operation. */
  sentBack?: z.ZodType;
};

type Step = ReturnType<typeof t.middleware>;

/** Adds middlewares that receive the validated input. */
function afterInput<P extends typeof base>(procedure: P, steps: readonly Step[]): P {
  const input = (schema: z.ZodObject) => steps.reduce((one, step) => one.use(step) as never, procedure.input(schema));
  return steps.length ? { ...procedure, input: input as unknown as P['input'] } : procedure;
}

/** Adds the ignored fields of a change to the warnings of its response, if the response has warnings. */
function withIgnored(output: z.ZodType | undefined, data: unknown, ignored: readonly Issue[]): unknown {
  const hasWarnings = output instanceof z.ZodObject && Object.hasOwn(output.shape, 'warnings');
  if (!ignored.length || !hasWarnings) return data;
  const { warnings = [], ...rest } = data as { warnings?: Issue[] };
  return { ...rest, warnings: [...ignored, ...warnings].slice(0, MAX.listed) };
}

/** A change that accepts the read-only fields of a response if they are unchanged. */
function acceptingResponses<P extends typeof base>(
  procedure: P,
  read: ReadStored<Ctx>,
  sentBack: z.ZodType | undefined,
  steps: readonly Step[],
): P {
  let answer = sentBack;
  let output: z.ZodType | undefined;
  const input = (schema: z.ZodObject) => {
    const withOwnFields = t.middleware(async ({ ctx, getRawInput, next }) => {
      const sent = await withoutReadOnly(ctx, { schema, answer, read }, await getRawInput());
      if (!sent) return next();
      const outcome = await next({ getRawInput: async () => sent.own });
      return outcome.ok ? { ...outcome, data: withIgnored(output, outcome.data, sent.ignored) } : outcome;
    });
    return afterInput(procedure.use(withOwnFields) as P, steps).input(schema);
  };
  return withAnswerSchema({ ...procedure, input: input as unknown as P['input'] }, (schema) => {
    answer ??= schema;
    output = schema;
  });
}

/** Adds what an operation creates or drafts to the proposal that its input names, in the same transaction. */
const addingParts = (proposed: Proposed): Step =>
  t.middleware(async ({ ctx, input, next }) => {
    const { proposalId, ...own } = input as { proposalId?: number };
    if (proposalId === undefined) return next();
    // The outcome of `next` has an `ok`, which tRPC's types do not declare.
    return inProposal(ctx, proposalId, proposed, own, () => next({ input: own })) as never;
  });

/** Records what an operation changes, in the same transaction. */
const recordingChanges = (recorded: Recorded): Step =>
  // The outcome of `next` has an `ok`, which tRPC's types do not declare.
  t.middleware(({ ctx, input, next }) => recordingChange(ctx, recorded, input as object, next) as never);

/** Adds cursors to the pages of a list. A cursor is accepted only with the order and filters that it was issued for. */
function bindingCursors<P extends typeof base>(procedure: P, list: string): P {
  const bind = t.middleware(async ({ input, next }) => {
    const page = input as Page;
    const outcome = await next({ input: withPlace(list, page) });
    return outcome.ok ? { ...outcome, data: withCursor(list, page, outcome.data) } : outcome;
  });
  const input = (schema: z.ZodObject) => {
    const reading = procedure.input(schema);
    return 'after' in schema.shape ? reading.use(bind) : reading;
  };
  return { ...procedure, input: input as unknown as P['input'] };
}

/** How an operation can be refused because of its `proposalId`. */
const PROPOSING: readonly ErrorCode[] = ['not_found', 'conflict'];

/** Starts a procedure that REST serves under `method path` and MCP as `tool`. Reading methods need `read`, others `write`. */
export function operation(spec: OperationSpec) {
  const { method, path, tool, tag, summary, description, otherStatus, load, errors = [] } = spec;
  const usual = method === 'DELETE' ? 204 : method === 'POST' ? 201 : 200;
  const described = base.meta({
    tool,
    scope: spec.scope ?? (method === 'GET' ? 'read' : 'write'),
    ...(spec.alsoNeeds ? { alsoNeeds: spec.alsoNeeds } : {}),
    ...(spec.judgesScope ? { judgesScope: true } : {}),
    status: spec.status ?? usual,
    ...(otherStatus ? { otherStatus } : {}),
    ...(load ? { load } : {}),
    ...(spec.secret ? { secret: true } : {}),
    ...(spec.picture ? { picture: true } : {}),
    ...(spec.rows ? { rows: spec.rows } : {}),
    ...(spec.records ? { records: spec.records.kind } : {}),
    errors: spec.proposes ? [...new Set([...errors, ...PROPOSING])] : errors,
    openapi: {
      ...{ method, path, operationId: spec.operationId ?? tool, tags: [tag], summary, description },
      protect: true,
      errorResponses: [],
    },
  });
  const procedure = method === 'GET' ? bindingCursors(described, tool) : described;
  const steps = [
    ...(spec.proposes ? [addingParts(spec.proposes)] : []),
    ...(spec.records ? [recordingChanges(spec.records)] : []),
  ];
  return spec.reads
    ? acceptingResponses(procedure, spec.reads, spec.sentBack, steps)
    : withAnswerSchema(afterInput(procedure, steps));
}
