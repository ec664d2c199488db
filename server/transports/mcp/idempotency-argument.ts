import type { Ctx } from '../../auth/context';
import { requireStorable } from '../../operations/storable';
import { DocentError, invalid } from '../../platform/errors';
import type { Operation } from '../operations';
import type { Json } from './tool-schemas';

const NAME = 'idempotencyKey';

/** An additional argument of tools that create: the counterpart of the REST header `Idempotency-Key`. */
export const KEY_ARGUMENT: Json = { [NAME]: { type: 'string' } };

/** True when an operation accepts an idempotency key: as over REST, every POST that writes. */
const acceptsKey = ({ meta }: Operation): boolean => meta.openapi.method === 'POST' && meta.scope !== 'read';

/** True when the list of tools shows the argument: for operations that create a record. */
export const listsKeyArgument = (operation: Operation): boolean =>
  acceptsKey(operation) && operation.meta.status === 201;

/**
 * Removes the key from the arguments and sets it on the context for this operation.
 * @throws DocentError `validation_error` for a key that is not a text or cannot be stored
 */
export function takeIdempotencyKey(ctx: Ctx, operation: Operation, given: unknown): unknown {
  const hasKey = typeof given === 'object' && given !== null && Object.hasOwn(given, NAME) && acceptsKey(operation);
  if (!hasKey) return given;
  const { [NAME]: key, ...rest } = given as Json;
  if (typeof key !== 'string') throw invalid([{ path: NAME, code: 'invalid_type', message: 'Must be a text.' }]);
  requireStorable({ [NAME]: key });
  ctx.idempotencyKey = key;
  return rest;
}

/** Renames the key in an error to its name in tools. */
export const renameKeyInError = (error: DocentError): DocentError =>
  error.code === 'validation_error' && error.message.startsWith('Idempotency-Key: ')
    ? new DocentError(
        error.code,
        error.message.replace('Idempotency-Key', NAME),
        JSON.parse(JSON.stringify(error.details).replaceAll('"Idempotency-Key"', `"${NAME}"`)),
      )
    : error;
