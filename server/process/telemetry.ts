import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../database/types';
import type { Env } from '../platform/env';
import { type Telemetry, wantsOtlp } from './otlp';

/** Loads the metrics packages only if metrics are enabled, since they take time and memory. @throws SettingsError */
export async function openTelemetry(
  database: Database,
  { DOCENT_METRICS_TOKEN }: Pick<Env, 'DOCENT_METRICS_TOKEN'>,
): Promise<Telemetry | undefined> {
  const otlp = wantsOtlp();
  if (!otlp && !DOCENT_METRICS_TOKEN) return undefined;
  const { makeTelemetry } = await import('./metrics');
  return makeTelemetry(database, { otlp });
}

// Digests have the same length, whatever bytes the header has.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isSame = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));

/** Serves `GET /metrics` to clients with the token; without a configured token it answers 404. */
export const metricsHandler =
  (telemetry: Telemetry | undefined, token: string | undefined) =>
  async ({ headers }: IncomingMessage, res: ServerResponse): Promise<void> => {
    const say = (status: number, text: string, more: Record<string, string> = {}) =>
      void res
        .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...more })
        .end(text);
    if (!telemetry || !token) return say(404, 'Not found.\n');
    if (!isSame(headers.authorization ?? '', `Bearer ${token}`))
      return say(401, 'The token is missing or wrong.\n', { 'WWW-Authenticate': 'Bearer' });
    const text = await telemetry.text();
    res.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' });
    res.end(text);
  };
