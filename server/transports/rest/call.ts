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
  /** The body, a picture or JSON; undefined without one. */
  body: string | Buffer | undefined;
  failure?: undefined;
};

/** The response of an operation, not sent yet, so that it can be discarded. */
export type Outcome = Success | { failure: DocentError };

type Call = { req: IncomingMessage; ctx: Ctx; route: Route; parameters: Record<string, string> };

const PNG_HEADERS = { 'Content-Type': 'image/png' };
const pngOf = (data: unknown): Buffer => Buffer.from((data as { png: string }).png, 'base64');

/** Runs an operation. Never rejects. */
export async function callOperation({ req, ctx, route, parameters }: Call): Promise<Outcome> {
  if (req.method === 'POST') ctx.idempotencyKey = req.headers['idempotency-key']?.toString();
  try {
    const data = await runOperation(route.operation, { ctx, readInput: () => readInput(route, parameters, req) });
    if (route.operation.meta.picture) return { status: 200, headers: PNG_HEADERS, body: pngOf(data) };
    const body: string | undefined = JSON.stringify(data);
    const status = ctx.status ?? route.operation.meta.status;
    const location = status === 201 ? locationOf(route, parameters, data) : undefined;
    const headers = {
      ...(body === undefined ? {} : JSON_HEADERS),
      ...(ctx.replayed ? { 'Idempotent-Replay': 'true' } : {}),
      ...(location ? { Location: location } : {}),
    };
    return { status, headers, body };
  } catch (error) {
    return { failure: failure(error) };
  }
}
