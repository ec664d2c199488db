import { isUniqueViolation } from '../database/constraints';
import { found } from '../kernel/errors';

/** What `create` stores, or what was stored before where it meets a row of the same `clientId`. */
export async function once<Row>(create: PromiseLike<Row>, findFirst: () => PromiseLike<Row | null>): Promise<Row> {
  try {
    return await create;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return found(await findFirst(), 'Response');
  }
}
