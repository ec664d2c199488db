import { z } from 'zod';

/** Lists of texts that a query string does not divide at commas: the operation does, because it knows which commas are part of a value. */
export const undividedLists = z.registry<{ undivided: true }, z.ZodArray<z.ZodString>>();
