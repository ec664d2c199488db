import { mergeActor } from '../events/service';
import type { Ctx } from '../identity/context';
import { patchUser } from '../users/service';
import type { ReadLive } from './live';
import { type Claim, findVisitor } from './visitor';
import { takeOverVotes } from './vote';

/**
 * Records who uses a browser: metadata is merged into the user's, and what the browser did before becomes the user's.
 * @throws DocentError `unauthorized`, `identity_not_verified`; `validation_error` for metadata that is too large
 */
export async function identify(
  ctx: Ctx,
  readLive: ReadLive,
  { metadata = {}, ...claim }: Claim & { userId: string; metadata?: Record<string, unknown> | undefined },
): Promise<{ verified: boolean }> {
  const { verified } = await findVisitor(ctx, readLive, claim);
  // A key that is null would be removed, and browsers erase nothing.
  const known = Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== null));
  await patchUser(ctx, { userId: claim.userId, metadata: known });
  await mergeActor(ctx, claim.anonymousId, claim.userId);
  await takeOverVotes(ctx, claim);
  return { verified };
}
