import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../database/types';
import type { Env } from '../platform/env';
import { hasToken } from './bearer-token';
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

/** Serves `GET /metrics` to clients with the token; without a configured token it answers 404. */
export const metricsHandler =
  (telemetry: Telemetry | undefined, token: string | undefined) =>
  async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const say = (status: number, text: string, more: Record<string, string> = {}) =>
      void res
        .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...more })
        .end(text);
    if (!telemetry || !token) return say(404, 'Not found.\n');
    if (!hasToken(req, token)) return say(401, 'The token is missing or wrong.\n', { 'WWW-Authenticate': 'Bearer' });
    const text = await telemetry.text();
    res.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' });
    res.end(text);
  };
