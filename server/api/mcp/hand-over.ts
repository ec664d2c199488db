import { env } from '../../kernel/env';
import type { Operation } from '../operations';
import type { Json } from './tool-schemas';

const SHOWN = 4;

/**
 * What a model is given of an answer that holds a new secret: not the secret, which its context and whoever reads along would keep, but
 * where a signed-in person who may see it finds it.
 */
export function withoutSecret({ type, meta }: Operation, result: Json): Json {
  const { key } = result;
  if (!meta.secret || type !== 'mutation' || typeof key !== 'string') return result;
  const handOverUrl = new URL('/settings/api-keys', env().APP_URL).href;
  const notice = `The key is not told here. A signed-in person whose role has its scopes finds it at ${handOverUrl}: give them this address.`;
  return { notice, handOverUrl, ...result, key: `dk_${'*'.repeat(key.length - 3 - SHOWN)}${key.slice(-SHOWN)}` };
}
