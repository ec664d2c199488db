import { z } from 'zod';
import { LENGTHS } from '../../../../widgets/contract/limits';
import { ROLES } from '../../../auth/scopes';
import { id, timestamp } from '../../../operations/wire';

export const role = z.enum(ROLES);
export const email = z.email('Must be an email address.').toLowerCase().max(LENGTHS.email);
export const member = z.strictObject({
  personId: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  joinedAt: timestamp,
});

export const invitation = z.strictObject({
  id,
  email: z.string(),
  role,
  invitedBy: z.string(),
  expiresAt: timestamp,
  expired: z.boolean(),
});

export const members = z.strictObject({ members: z.array(member), invitations: z.array(invitation) });

export const inviteInput = z.strictObject({ email, role });
/** The link is shown once; only its hash is kept. */
export const invited = z.strictObject({ invitation, link: z.url(), mailed: z.boolean() });

export const memberPath = { personId: z.string().min(1).max(64) };
export const changeRoleInput = z.strictObject({ ...memberPath, role });
