import pino from 'pino';
import { currentRequestId } from './request-id';

/** The process's log: JSON lines on standard error, each with the id of the request it is about. Authorization headers and keys never reach it. */
export const log = pino(
  {
    level: process.env.LOG_LEVEL || 'info',
    base: null,
    mixin: () => {
      const requestId = currentRequestId();
      return requestId === undefined ? {} : { requestId };
    },
    redact: ['key', 'secret', 'authorization', '*.key', '*.secret', '*.authorization', '*.password'],
  },
  pino.destination({ dest: 2, sync: false }),
);
