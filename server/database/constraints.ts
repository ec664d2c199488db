import { Prisma } from '../generated/prisma/client';
import { conflict, notFound } from '../platform/errors';

const UNIQUE = 'P2002';
const FOREIGN_KEY = 'P2003';

const refusedBy = (error: unknown, code: string): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === code;

/** True when a unique constraint refused a write. */
export const isUniqueViolation = (error: unknown): boolean => refusedBy(error, UNIQUE);

/**
 * Runs a write that may violate a unique constraint, also because of concurrent writes.
 * @throws DocentError `conflict` with `message` when it does.
 */
export async function throwConflictIfDuplicate<T>(write: Promise<T>, message: string): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isUniqueViolation(error) ? conflict(message) : error;
  }
}

/**
 * Runs a write below a parent row, which may be missing or vanish meanwhile.
 * @throws DocentError `not_found` naming `parent` when it is gone.
 */
export async function throwNotFoundIfParentMissing<T>(write: Promise<T>, parent: string): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw refusedBy(error, FOREIGN_KEY) ? notFound(parent) : error;
  }
}
