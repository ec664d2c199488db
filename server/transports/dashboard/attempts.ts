import type { IncomingMessage } from 'node:http';
import { tooManyAttempts } from '../../platform/errors';
import { clientIp } from '../node-request';
import { rateHeaders } from '../rate-limit/rate-limit';
import type { Service } from '../service';

/** Counts attempts at an action from the address of a request, on the limiter that all replicas share. */
export const attemptCounter =
  ({ limiter, trustProxy }: Service, req: IncomingMessage) =>
  async (action: string, limit: number): Promise<void> => {
    const { over, headers } = rateHeaders(await limiter(`${action}:${clientIp(req, trustProxy)}`), limit);
    if (over) throw tooManyAttempts(Number(headers['Retry-After']));
  };
