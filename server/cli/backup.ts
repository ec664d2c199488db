import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseInUseError } from '../database/open';
import { openDataDir } from '../platform/data-dir';
import { type Env, SettingsError } from '../platform/env';
import { takeLock } from '../platform/process-lock.mjs';
import { pack, unpack } from '../process/backup/archive';
import { type Contents, checkCopy, hasDatabase } from '../process/backup/check';
import { CONTROL, DATABASE, LOCK, SECRET, STAGING } from '../process/backup/places';
import type { Answer } from './commands';

type Settings = Pick<Env, 'DATABASE_URL' | 'DOCENT_DATA_DIR' | 'DOCENT_SECRET'>;

/** `npm run` changes the working directory; a path is relative to the one in which the command was typed. */
const fromWhereTyped = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

/** The data folder. @throws SettingsError where the database is not the embedded one */
function embeddedDir({ DATABASE_URL, DOCENT_DATA_DIR }: Settings, instead: string): string {
  if (DATABASE_URL) throw new SettingsError(`DATABASE_URL names a PostgreSQL server: ${instead}`);
  if (DOCENT_DATA_DIR.startsWith('memory://')) throw new SettingsError('A database in memory cannot be backed up.');
  return resolve(DOCENT_DATA_DIR);
}

/** Asks the process that serves `dir` to copy its database into the subfolder `folder`. @throws Error when this fails */
async function askServer(dir: string, folder: string): Promise<void> {
  const { port, token } = JSON.parse(readFileSync(join(dir, CONTROL), 'utf8'));
  const answer = await fetch(`http://127.0.0.1:${port}/copy/${folder}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error((await answer.json()).error);
}

/** Copies the database, whether or not a process serves it. @returns true when a process serves it */
async function copyDatabase(dir: string, folder: string): Promise<boolean> {
  const lock = takeLock(join(dir, LOCK));
  if ('release' in lock) {
    try {
      await cp(join(dir, DATABASE), join(dir, folder, DATABASE), { recursive: true });
      return false;
    } finally {
      lock.release();
    }
  }
  try {
    await askServer(dir, folder);
    return true;
  } catch (error) {
    const reason = (error as Error).message;
    throw new DatabaseInUseError(
      `Process ${lock.holder.pid} has the database in ${dir} open and could not be asked for a copy (${reason}). Run this command on the machine, and in the container, where that process runs.`,
    );
  }
}

const summary = ({ companies, tables, rows }: Contents): string =>
  `${companies} ${companies === 1 ? 'company' : 'companies'}, ${rows} rows in ${tables} tables`;

const defaultName = (): string =>
  `docent-${new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')}.tar.gz`;

/** @throws SettingsError or DatabaseInUseError when there is nothing that can be copied, or the file exists */
export async function backup(settings: Settings, { to }: { to?: string }): Promise<Answer> {
  const dir = embeddedDir(
    settings,
    'back it up with `pg_dump --format=custom --file=docent.dump "$DATABASE_URL"`, and keep DOCENT_SECRET with the file.',
  );
  if (!hasDatabase(dir)) throw new SettingsError(`DOCENT_DATA_DIR: there is no database in ${dir}`);
  const file = fromWhereTyped(to ?? defaultName());
  if (existsSync(file)) throw new SettingsError(`${file} exists already. Choose another file with --to.`);
  const staging = await mkdtemp(join(dir, STAGING));
  try {
    const isServed = await copyDatabase(dir, staging.slice(dir.length + 1));
    // A file from before DOCENT_SECRET was set may have the same secret, which the backup must not contain.
    if (!settings.DOCENT_SECRET && existsSync(join(dir, SECRET)))
      await copyFile(join(dir, SECRET), join(staging, SECRET));
    const contents = await checkCopy(staging, settings.DOCENT_SECRET);
    await pack(staging, file);
    const lines = [
      `${file} is written. The copy was opened and read: ${summary(contents)}.`,
      settings.DOCENT_SECRET
        ? 'DOCENT_SECRET comes from the environment and is not in the file: keep it as well, API keys cannot be read without it.'
        : 'The file holds the secret that decrypts API keys: keep it where only you can read it.',
    ];
    return { json: { file, ...contents, isServed }, text: lines.join('\n') };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** @throws SettingsError when the folder holds data already, or the file is no backup that this version can serve */
export async function restore(settings: Settings, { from }: { from: string }): Promise<Answer> {
  const target = embeddedDir(
    settings,
    'restore what pg_dump wrote with `pg_restore --no-owner --dbname="$DATABASE_URL" docent.dump`, into an empty database.',
  );
  const dir = openDataDir(target);
  const held = readdirSync(dir).filter((name) => name === DATABASE || name === SECRET);
  if (held.length)
    throw new SettingsError(
      `DOCENT_DATA_DIR: ${dir} holds data already (${held.join(', ')}). Move the folder away, or name another one.`,
    );
  const lock = takeLock(join(dir, LOCK));
  if ('holder' in lock) throw new DatabaseInUseError(`The folder ${dir} is in use by process ${lock.holder.pid}.`);
  const staging = await mkdtemp(join(dir, STAGING));
  try {
    const createdAt = await unpack(fromWhereTyped(from), staging);
    const contents = await checkCopy(staging, settings.DOCENT_SECRET);
    if (contents.hasSecret) await rename(join(staging, SECRET), join(dir, SECRET));
    await rename(join(staging, DATABASE), join(dir, DATABASE));
    const text = `The backup of ${createdAt.toISOString()} is in ${dir}. It was opened and read: ${summary(contents)}.`;
    return { json: { dir, createdAt, ...contents }, text };
  } finally {
    await rm(staging, { recursive: true, force: true });
    lock.release();
  }
}
