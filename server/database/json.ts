import type { Prisma } from '../generated/prisma/client';

/** Hands a value to a JSON column. Inputs hold nothing that JSON cannot: `server/operations` refuses it. */
export const asJson = (value: unknown) => value as Prisma.InputJsonValue;
