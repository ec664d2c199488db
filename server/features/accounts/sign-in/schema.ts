import { z } from 'zod';
import { hexColor, id, password, timestamp, trimmedName } from '../../../operations/wire';
import { timeZone } from '../companies/schema';
import { email, role } from '../members/schema';

const token = z.string().min(1).max(200);

export const session = z.strictObject({
  needsSetUp: z.boolean(),
  canSendMail: z.boolean(),
  person: z.strictObject({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  companies: z.array(
    z.strictObject({ id, name: z.string(), timeZone: z.string().nullable(), isStrict: z.boolean(), role }),
  ),
  companyId: id.nullable(),
});

export const setUpInput = z.strictObject({
  token,
  company: trimmedName,
  accentColor: hexColor.optional(),
  publishing: z.enum(['open', 'strict']).optional(),
  // Sent by the browser. A zone that this server does not know is ignored, so that it does not block the set-up.
  timeZone: timeZone.optional().catch(undefined),
  name: trimmedName,
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
export const acceptInput = z.strictObject({ token, name: trimmedName.optional(), password: password.optional() });
export const accepted = z.strictObject({ email: z.string(), companyId: id });

export const forgotInput = z.strictObject({ email });
export const resetPath = z.strictObject({ token });
export const resetShown = z.strictObject({ email: z.string() });
export const resetInput = z.strictObject({
  token,
  password,
  /** True to disconnect applications that act for the person. */
  disconnect: z.boolean().default(true),
});

export const sessions = z.array(
  z.strictObject({
    id: z.string(),
    /** Such as Firefox; null if the browser did not send it. */
    browser: z.string().nullable(),
    /** The operating system, such as Linux; null if the browser did not send it. */
    system: z.string().nullable(),
    address: z.string().nullable(),
    createdAt: timestamp,
    /** When it was last used, to the day. */
    usedAt: timestamp,
    isThis: z.boolean(),
  }),
);
export const sessionPath = z.strictObject({ id: z.string().min(1).max(100) });

export const locateInput = z.strictObject({ type: z.string().max(50), id });
export const located = z.strictObject({ companyId: id });
