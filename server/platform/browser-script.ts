import { readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from './env';

const DIR = join('.build', 'js');
/** The file extensions of the copies, by content encoding. */
export const COPIES = { identity: '', gzip: '.gz', br: '.br' } as const;

/** The output of scripts/build/browser-script.mjs. */
type Built = {
  /** The files by name, each with a content hash. */
  files: Record<string, string>;
  /** The script at an immutable URL. */
  pinned: {
    file: string;
    /** For the `integrity` attribute. */
    integrity: string;
    /** The files that a page with this release may load. */
    release: string[];
  };
};

let built: Built | undefined;

/** The browser script of this release. */
export const builtScript = (): Built => (built ??= JSON.parse(readFileSync(join(DIR, 'files.json'), 'utf8')));

export const readBuilt = (file: string): Buffer => readFileSync(join(DIR, file));

/** The URLs of the browser script: the latest, and the pinned release. */
export function scriptAddresses(): { url: string; pinnedUrl: string; integrity: string } {
  const { file, integrity } = builtScript().pinned;
  const addressOf = (name: string) => `${env().APP_URL}/js/${name}`;
  return { url: addressOf('main.js'), pinnedUrl: addressOf(file), integrity };
}

/** File names with a hash, and without a path to another folder. */
const IS_KEPT = /^\w+[-.][\w-]{8,22}\.js$/;
const folderOf = (dataDir: string) => join(dataDir, 'js');

/**
 * Copies the script of this release to the data folder, so that pages that pin it keep working after an upgrade. Files of other releases
 * are kept. Rejects if the folder cannot be written.
 */
export async function keepScript(dataDir: string): Promise<void> {
  if (dataDir.startsWith('memory://')) return;
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const file of builtScript().pinned.release.flatMap((name) => Object.values(COPIES).map((end) => name + end))) {
    // Renamed once it is complete, so that replicas that share the folder never serve a partial file.
    const draft = join(folder, `${file}.${process.pid}`);
    try {
      await copyFile(join(DIR, file), draft);
      await rename(draft, join(folder, file));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
}

/** A file of an earlier release in one encoding; undefined where the data folder has none. */
export async function readKept(
  dataDir: string,
  name: string,
  encoding: keyof typeof COPIES,
): Promise<Buffer | undefined> {
  if (dataDir.startsWith('memory://') || !IS_KEPT.test(name)) return undefined;
  return readFile(join(folderOf(dataDir), name + COPIES[encoding])).catch(() => undefined);
}
