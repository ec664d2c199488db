import { existsSync } from 'node:fs';
import { chmod, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, extract } from 'tar';
import { z } from 'zod';
import { SettingsError } from '../../platform/env';
import { DATABASE, SECRET } from './places';

const MANIFEST = 'docent-backup.json';

const manifest = z.object({ format: z.literal(1), createdAt: z.iso.datetime() });

/** The mode of a backup file: only its owner may read it, since it contains the secret. */
const PRIVATE = 0o600;

/**
 * Packs the copy in `dir` into `file`, which appears only when it is complete and flushed to disk.
 * @throws SettingsError when the file already exists
 */
export async function pack(dir: string, file: string): Promise<void> {
  if (existsSync(file)) throw new SettingsError(`${file} exists already. Choose another file with --to.`);
  const partial = `${file}.partial`;
  const about = { format: 1, createdAt: new Date().toISOString() };
  await writeFile(join(dir, MANIFEST), JSON.stringify(about));
  const names = [MANIFEST, DATABASE, ...(existsSync(join(dir, SECRET)) ? [SECRET] : [])];
  try {
    await writeFile(partial, '', { mode: PRIVATE });
    await chmod(partial, PRIVATE);
    await create({ cwd: dir, file: partial, gzip: true, portable: true, strict: true }, names);
    const written = await open(partial, 'r+');
    try {
      await written.sync();
    } finally {
      await written.close();
    }
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
}

/**
 * Unpacks a backup into the empty folder `dir`.
 * @returns when it was made
 * @throws SettingsError when the file is missing, cut off, or no backup of Docent
 */
export async function unpack(file: string, dir: string): Promise<Date> {
  if (!existsSync(file))
    throw new SettingsError(`${file} is missing. --from names the file that \`docent backup\` made.`);
  const isOurs = (path: string) =>
    path === MANIFEST || path === SECRET || path === DATABASE || path.startsWith(`${DATABASE}/`);
  try {
    // Synchronous, because a failed asynchronous extraction goes on writing while the caller removes `dir`.
    extract({ cwd: dir, file, strict: true, filter: isOurs, sync: true });
    const { createdAt } = manifest.parse(JSON.parse(await readFile(join(dir, MANIFEST), 'utf8')));
    await rm(join(dir, MANIFEST));
    return new Date(createdAt);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    throw new SettingsError(`${file} is not a complete backup of Docent: ${reason}`);
  }
}
