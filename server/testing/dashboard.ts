import type { Role } from '../auth/scopes';
import { authFor } from '../auth/sessions';
import type { Database } from '../database/types';
import { createMember } from '../features/accounts/members/people';
import { randomBase62 } from '../platform/random';

export const PASSWORD = 'correct horse battery';

/** Creates a member of a company and signs them in. @returns the member's id and email, and the cookie that their browser sends */
export async function signInNew(database: Database, companyId: number, role: Role = 'editor') {
  const email = `${randomBase62(12)}@example.com`.toLowerCase();
  const { id } = await createMember(database.prisma, companyId, { email, password: PASSWORD, role });
  const body = { email, password: PASSWORD };
  const { headers } = await authFor(database).api.signInEmail({ body, returnHeaders: true });
  const cookie = headers
    .getSetCookie()
    .map((one) => one.split(';', 1).join())
    .join('; ');
  return { id, email, cookie };
}
