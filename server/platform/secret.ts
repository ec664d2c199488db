import { randomBytes } from 'node:crypto';
import { embeddedSecret } from './data-dir';
import { type Env, env } from './env';

let inMemory: string | undefined;

/** The secret that encrypts API keys: `DOCENT_SECRET`, or the one in the data directory of the embedded database (made at first use). */
export function secret(settings: Pick<Env, 'DOCENT_SECRET' | 'DOCENT_DATA_DIR'> = env()): string {
  if (settings.DOCENT_SECRET) return settings.DOCENT_SECRET;
  if (settings.DOCENT_DATA_DIR.startsWith('memory://')) return (inMemory ??= randomBytes(32).toString('base64url'));
  return embeddedSecret(settings.DOCENT_DATA_DIR);
}
