import type { PublicCaller } from '../../../auth/public-caller';
import { canSendMail } from '../../../platform/mail';
import { hasNoCompany } from '../companies/companies';

/** Returns the signed-in person, if any, and whether Docent is set up. */
export async function describeSession({ database, person, companyId }: PublicCaller) {
  return {
    needsSetUp: !person && (await hasNoCompany(database.prisma)),
    canSendMail: canSendMail(),
    person: person ? { id: person.id, name: person.name, email: person.email } : null,
    companies: (person?.memberships ?? []).map(({ companyId, companyName, timeZone, isStrict, role }) => ({
      id: companyId,
      name: companyName,
      timeZone,
      isStrict,
      role,
    })),
    companyId: companyId ?? null,
  };
}
