import { z } from 'zod';
import { ALL_SCOPES } from '../../../auth/scopes';
import { timestamp } from '../../../operations/wire';

const application = z.strictObject({
  id: z.string(),
  /** The name of the application, as it registered. */
  application: z.string(),
  scopes: z.array(z.enum(ALL_SCOPES)),
  personId: z.string(),
  personName: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable(),
  /** The same person connected an application of this name again, and this grant was not used since. */
  isReplaced: z.boolean(),
});

export const applications = z.array(application);
export const applicationPath = z.strictObject({ id: z.string().min(1).max(64) });
