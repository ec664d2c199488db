import type { IncomingMessage } from 'node:http';
import type { Ctx } from '../../auth/context';
import { failure } from '../../operations/failure';
import type { DocentError } from '../../platform/errors';
import { runOperation } from '../operations';
import { readInput } from './input';
import { locationOf } from './location';
import { JSON_HEADERS } from './respond';
import type { Route } from './routes';

type Success = {
  status: number;
  headers: Record<string, string>;
  /** The body; undefined without one. */
  text: string | undefined;
  failure?: undefined;
};

/** What is to be sent for an operation, as data: it may also be discarded. */
export type Outcome = Success | { failure: DocentError };

type Call = { req: IncomingMessage; ctx: Ctx; route: Route; parameters: Record<string, string> };

/** Runs an operation. Never rejects. */
export async function callOperation({ req, ctx, route, parameters }: Call): Promise<Outcome> {
  if (req.method === 'POST') ctx.idempotencyKey = req.headers['idempotency-key']?.toString();
  try {
    const data = await runOperation(route.operation, { ctx, readInput: () => readInput(route, parameters, req) });
    const text: string | undefined = JSON.stringify(data);
    const status = ctx.status ?? route.operation.meta.status;
    const location = status === 201 ? locationOf(route, parameters, data) : undefined;
    const headers = {
      ...(text === undefined ? {} : JSON_HEADERS),
      ...(ctx.replayed ? { 'Idempotent-Replay': 'true' } : {}),
      ...(location ? { Location: location } : {}),
    };
    return { status, headers, text };
  } catch (error) {
    return { failure: failure(error) };
  }
}
