import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client';
import { hexColor, trimmedName } from '../../../operations/wire';
import { found } from '../../../platform/errors';
import { randomBase62 } from '../../../platform/random';
import { parseInput } from '../../../platform/validate';
import { timeZone } from './schema';

const companyInput = z.strictObject({
  name: trimmedName,
  accentColor: hexColor.optional(),
  publishing: z.enum(['open', 'strict']).optional(),
  timeZone: timeZone.optional(),
});

export type NewCompany = { id: number; name: string; clientToken: string };

/**
 * Creates a company with its default folder and the public token of its browser script.
 * @param input `name`: 1 to 200 characters; `accentColor`: the color of its widgets, `#rrggbb`; `publishing`: who can change public content;
 * `timeZone`: an IANA name.
 * @throws DocentError `validation_error`
 */
export async function createCompany(
  prisma: Prisma.TransactionClient,
  input: z.input<typeof companyInput>,
): Promise<NewCompany> {
  const { name, accentColor, publishing, timeZone: zone } = parseInput(companyInput, input);
  const settings = {
    ...(accentColor && { appearance: { accentColor } }),
    ...(publishing && { publishing }),
    ...(zone && { timeZone: zone }),
  };
  return prisma.company.create({
    data: {
      name,
      settings,
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
export async function getCompany(prisma: Prisma.TransactionClient, id: number): Promise<NewCompany> {
  const row = await prisma.company.findUnique({ where: { id }, select: { id: true, name: true, clientToken: true } });
  return found(row, `Company ${id}`);
}

/** True while no company has been created. */
export const hasNoCompany = async (prisma: Prisma.TransactionClient): Promise<boolean> =>
  (await prisma.company.findFirst({ select: { id: true } })) === null;
