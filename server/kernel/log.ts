import pino from 'pino';

/** The process's log: JSON lines on standard error. Authorization headers and keys never reach it. */
export const log = pino(
  {
    level: process.env.LOG_LEVEL || 'info',
    base: null,
    redact: ['key', 'secret', 'authorization', '*.key', '*.secret', '*.authorization', '*.password'],
  },
  pino.destination({ dest: 2, sync: false }),
);
