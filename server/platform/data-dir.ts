import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The embedded database's folder, made with mode 700 when missing. */
export function openDataDir(dir: string): string {
  const path = resolve(dir);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  return path;
}

/** The secret in the data directory of the embedded database: generated once, mode 600. */
export function embeddedSecret(dir: string): string {
  const file = join(openDataDir(dir), 'secret');
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8').trim();
}
