import type { Prisma } from '../generated/prisma/client';

/** Casts a value for a JSON column. Inputs contain only JSON values: `server/operations` rejects others. */
export const asJson = (value: unknown) => value as Prisma.InputJsonValue;
