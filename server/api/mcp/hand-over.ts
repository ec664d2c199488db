import type { Ctx } from '../../identity/context';
import type { Operation } from '../operations';
import { beginHandOver } from '../router';
import type { Json } from './tool-schemas';

const SHOWN = 4;

/**
 * What a model is given of an answer that holds a new secret: not the secret, which its context and whoever reads along would keep, but
 * a link that shows it once to a signed-in person who may see it.
 */
export async function withoutSecret(ctx: Ctx, { type, meta }: Operation, result: Json): Promise<Json> {
  const { key, id } = result;
  if (!meta.secret || type !== 'mutation' || typeof key !== 'string' || typeof id !== 'number') return result;
  const handOverUrl = await beginHandOver(ctx, id);
  const notice = `The key is not told here. Give the person ${handOverUrl}: signed in, with a role that has the key's scopes, they see it there, once and within ten minutes.`;
  return { notice, handOverUrl, ...result, key: `dk_${'*'.repeat(key.length - 3 - SHOWN)}${key.slice(-SHOWN)}` };
}
