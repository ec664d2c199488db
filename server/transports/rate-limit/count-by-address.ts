import type { IncomingMessage } from 'node:http';
import { DocentError } from '../../platform/errors';
import { clientIp } from '../node-request';
import type { Service } from '../service';
import { memoryLimiter, rateHeaders } from './rate-limit';

/**
 * Counts requests of readers by IP address, in this process only.
 * @returns a function to call for each request that causes work; it rejects with 429 at the limit
 */
export function countByAddress(service: Service): (req: IncomingMessage) => Promise<void> {
  const count = memoryLimiter();
  return async (req) => {
    const limit = service.clientLimits.address;
    const { over, headers } = rateHeaders(await count(clientIp(req, service.trustProxy)), limit);
    if (over)
      throw new DocentError('rate_limit_exceeded', 'Too many requests.', {
        retryAfter: Number(headers['Retry-After']),
      });
  };
}
