import { DriverAdapterError } from '@prisma/driver-adapter-utils';
import { expect, test } from 'vitest';
import { unavailableCause } from './unavailable';

test.each([
  [{ kind: 'ConnectionClosed' }, 'database'],
  [{ kind: 'SocketTimeout' }, 'database'],
  [{ kind: 'DatabaseNotReachable', host: '127.0.0.1', port: 5432 }, 'database'],
  [{ kind: 'TooManyConnections', cause: 'too many clients' }, 'connections'],
  [
    {
      kind: 'postgres',
      code: '57P01',
      severity: 'FATAL',
      message: 'x',
      detail: undefined,
      column: undefined,
      hint: undefined,
    },
    'database',
  ],
  [{ kind: 'TableDoesNotExist', table: 'Nothing' }, undefined],
] as const)('recognizes errors that the driver adapter throws when a transaction ends: %j', (error, cause) => {
  expect(unavailableCause(new DriverAdapterError(error))).toBe(cause);
});
