import { z } from 'zod';
import { id } from '../api/wire';
import { email, role } from '../members/schema';

const personName = z.string().trim().min(1, 'Must not be empty.').max(200);
const password = z.string().min(8, 'Must have at least 8 characters.').max(128);
const token = z.string().min(1).max(200);

export const visitor = z.strictObject({
  needsSetUp: z.boolean(),
  canSendMail: z.boolean(),
  person: z.strictObject({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  companies: z.array(z.strictObject({ id, name: z.string(), role })),
  companyId: id.nullable(),
});

export const setUpInput = z.strictObject({
  token,
  company: z.string().trim().min(1, 'Must not be empty.').max(200),
  name: personName,
  email,
  password,
});

export const invitationPath = z.strictObject({ token });
export const invitationShown = z.strictObject({
  email: z.string(),
  role,
  invitedBy: z.string(),
  companyName: z.string(),
  hasAccount: z.boolean(),
});
export const acceptInput = z.strictObject({ token, name: personName.optional(), password: password.optional() });
export const accepted = z.strictObject({ email: z.string(), companyId: id });

export const locateInput = z.strictObject({ type: z.string().max(50), id });
export const located = z.strictObject({ companyId: id });
