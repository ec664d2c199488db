import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../database/types';
import { openTestDatabase } from '../../../testing/database';
import { createCompany, getCompany, hasNoCompany } from './companies';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});

test('a company comes with a client token and one default folder', async () => {
  const company = await createCompany(database.prisma, { name: ' Acme ' });
  expect(company).toEqual({ id: expect.any(Number), name: 'Acme', clientToken: expect.stringMatching(/^ct_\w{32}$/) });
  const folders = await database.prisma.folder.findMany({ where: { companyId: company.id } });
  expect(folders).toMatchObject([{ name: 'General', isDefault: true }]);
  expect(await getCompany(database.prisma, company.id)).toEqual(company);
  expect(await hasNoCompany(database.prisma)).toBe(false);
});

test.each(['', '  ', 'x'.repeat(201)])('the name "%s" is refused', async (name) => {
  await expect(createCompany(database.prisma, { name })).rejects.toMatchObject({ code: 'validation_error' });
});

test('an unknown company is not found', async () => {
  await expect(getCompany(database.prisma, 2_147_483_647)).rejects.toMatchObject({ code: 'not_found' });
});
