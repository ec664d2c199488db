import type { Ctx } from '../../auth/context';
import type { Operation } from '../operations';
import { createKeyLink } from '../router';
import type { Json } from './tool-schemas';

/** The number of characters of a key that a result shows. */
const SHOWN = 4;

/**
 * Replaces a new key in a result by a link. It shows the key once, to a signed-in person whose role has the scopes of the key. The context
 * and the logs of a model would keep the key itself.
 */
export async function withoutSecret(ctx: Ctx, { type, meta }: Operation, result: Json): Promise<Json> {
  const { key, id } = result;
  if (!meta.secret || type !== 'mutation' || typeof key !== 'string' || typeof id !== 'number') return result;
  const handOverUrl = await createKeyLink(ctx, id);
  const masked = `dk_${'*'.repeat(key.length - 3 - SHOWN)}${key.slice(-SHOWN)}`;
  // The result of a repeated call, whose key was deleted in the meantime.
  if (!handOverUrl) return { notice: 'This key was created and has been deleted since.', ...result, key: masked };
  const notice = `This result does not contain the key. Give the person ${handOverUrl}: signed in, with a role that has the key's scopes, they can see the key there once, within ten minutes.`;
  return { notice, handOverUrl, ...result, key: masked };
}
