import { z } from 'zod';
import { found } from '../errors';
import type { Prisma } from '../generated/prisma/client';
import { randomBase62 } from '../random';
import { parseInput } from '../validate';

const companyInput = z.strictObject({
  name: z.string().trim().min(1, 'must not be empty').max(200, 'must have at most 200 characters'),
});

export type NewCompany = { id: number; name: string; clientToken: string };

/**
 * Creates a company with its default folder and the public token of its browser script.
 * @param input `name`: 1 to 200 characters.
 * @throws DocentError `validation_error`
 */
export async function createCompany(db: Prisma.TransactionClient, input: { name: string }): Promise<NewCompany> {
  const { name } = parseInput(companyInput, input);
  return db.company.create({
    data: {
      name,
      clientToken: `ct_${randomBase62(32)}`,
      folders: { create: { name: 'General', isDefault: true } },
    },
    select: { id: true, name: true, clientToken: true },
  });
}

/**
 * The company with this id.
 * @throws DocentError `not_found`
 */
export async function getCompany(db: Prisma.TransactionClient, id: number): Promise<NewCompany> {
  const row = await db.company.findUnique({ where: { id }, select: { id: true, name: true, clientToken: true } });
  return found(row, `Company ${id}`);
}

/** Whether no company has been created yet. */
export const isEmpty = async (db: Prisma.TransactionClient): Promise<boolean> =>
  (await db.company.findFirst({ select: { id: true } })) === null;
