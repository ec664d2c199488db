import type { Ctx } from '../../../auth/context';
import { DocentError } from '../../../platform/errors';
import { mergeActor } from '../../analytics/events/service';
import { patchUser, patchUserFromBrowser } from '../../audience/users/service';
import type { ReadLive } from './live';
import { markSeen } from './seen';
import { type Claim, findVisitor } from './visitor';
import { takeOverVotes } from './vote';

/**
 * Identifies the user of a browser. Merges metadata into the user's, except for keys that a server has set and the company protects.
 * Earlier events of the browser become events of the user.
 * @throws DocentError `unauthorized`, `identity_not_verified`; `validation_error` for metadata that is too large
 */
export async function identify(
  ctx: Ctx,
  readLive: ReadLive,
  { metadata = {}, ...claim }: Claim & { userId: string; metadata?: Record<string, unknown> | undefined },
): Promise<{ verified: boolean }> {
  const visitor = await findVisitor(ctx, readLive, claim);
  const { verified, live } = visitor;
  // Null would remove a key, which browsers may not do.
  const known = Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== null));
  const isProtected = live.settings.protectMetadata === true && !verified;
  const patch = isProtected
    ? patchUserFromBrowser(ctx, claim.userId, known)
    : patchUser(ctx, { userId: claim.userId, metadata: known });
  // A company at its quota does not store a new user. The page does not need the record.
  await patch.catch((error: unknown) => {
    if (!(error instanceof DocentError && error.code === 'quota_exceeded')) throw error;
  });
  await markSeen(ctx, visitor, new Date());
  await mergeActor(ctx, claim.anonymousId, claim.userId);
  await takeOverVotes(ctx, claim);
  return { verified };
}
